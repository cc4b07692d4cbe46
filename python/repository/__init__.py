"""The folders of the repository, and the errors of its Python tools."""

from repository.repository import Repository
from repository.tool_error import ToolError

__all__ = ["Repository", "ToolError"]
