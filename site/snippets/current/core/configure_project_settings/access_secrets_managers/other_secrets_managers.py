# hide-start
# Stubs of the two clients that record the requests.
import json

import great_expectations as gx
from great_expectations.compatibility import azure, google

requested = []


class Google:
    def access_secret_version(self, name):
        requested.append(name)
        text = json.dumps({"password": "from Google"}).encode()
        payload = type("Payload", (), {"data": text})
        return type("Answer", (), {"_pb": type("Message", (), {"payload": payload})})()


class Vault:
    def __init__(self, vault_url, credential):
        self.url = vault_url

    def get_secret(self, name, version=None):
        requested.append((self.url, name, version))
        return type("Secret", (), {"value": json.dumps({"password": "from Azure"})})()


google.secretmanager = type("secretmanager", (), {"SecretManagerServiceClient": Google})
azure.SecretClient = Vault
azure.DefaultAzureCredential = object

substitute = gx.get_context(mode="ephemeral").config_provider.substitute_config
assert substitute("secret|projects/my-project/secrets/taxi_database|password") == "from Google"
assert substitute("secret|projects/my-project/secrets/taxi_database/versions/3|password") == "from Google"
assert requested == [
    "projects/my-project/secrets/taxi_database/versions/latest",
    "projects/my-project/secrets/taxi_database/versions/3",
]
requested.clear()
assert substitute("secret|https://my-vault.vault.azure.net/secrets/taxi-database|password") == "from Azure"
assert requested == [("https://my-vault.vault.azure.net", "taxi-database", None)]
try:
    substitute("secret|https://my-vault.vault.azure.net/secrets/taxi-database/" + "0123456789abcdef" * 2)
    raise SystemExit("accepted a version")
except ValueError as error:
    assert "Could not match" in str(error)
# Names that the patterns do not match.
try:
    substitute("secret|projects/my-project/secrets/taxi2")
    raise SystemExit("accepted a digit")
except ValueError as error:
    assert "Could not match" in str(error)
# hide-end
