"""The domain: tables, their events, the commands that change them and who may give them."""
