"""Where things lie in the repository, and how its Python tools report what is wrong."""

from repository.repository import Repository
from repository.tool_error import ToolError

__all__ = ["Repository", "ToolError"]
