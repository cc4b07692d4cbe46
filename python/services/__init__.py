"""Local emulators of the services that snippets use, with the sample data.

The runner uses ``ServiceHost``. It starts ``python -m services`` in the environment ``services``, which starts a
service when a snippet first requests it and stops all services at the end. Each snippet gets a new database or store
with the sample data, so that snippets don't affect each other.
"""

from services.service_host import Lease, ServiceHost
from services.service_names import SERVICES

__all__ = ["SERVICES", "Lease", "ServiceHost"]
