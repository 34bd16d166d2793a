"""The domain: tables, their events, commands and services."""
