"""One locked Python environment per version of the documentation, and what locks and builds them."""

from environments.build_environment import build_environment
from environments.environment import Environment
from environments.lock_environment import lock_environment

__all__ = ["Environment", "build_environment", "lock_environment"]
