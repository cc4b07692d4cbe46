"""Stand-ins on this machine for the services that snippets use, filled with the sample data.

``ServiceHost`` is what the runner holds. It starts ``python -m services`` in the environment ``services``, which starts
a service when a snippet first asks for it and stops all of them at the end. Each snippet gets its own freshly filled
database or store, so that snippets that run side by side or one after the other do not see each other.
"""

from services.service_host import Lease, ServiceHost
from services.service_names import SERVICES

__all__ = ["SERVICES", "Lease", "ServiceHost"]
