"""Locked Python environments, one per version of the documentation."""

from environments.build_environment import build_environment
from environments.environment import Environment
from environments.lock_environment import lock_environment

__all__ = ["Environment", "build_environment", "lock_environment"]
