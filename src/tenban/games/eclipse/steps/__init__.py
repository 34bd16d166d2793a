"""The steps of Eclipse: one file per action, and one for each phase that follows."""
