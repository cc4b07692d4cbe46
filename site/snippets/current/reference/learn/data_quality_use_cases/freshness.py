# services: postgresql
# pictures: results=gx/**/validations/**/before/**/*.html

# region: positions
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
with engine.begin() as connection:
    connection.execute(sa.text("DROP TABLE IF EXISTS bus_positions"))
    connection.execute(
        sa.text("""
            CREATE TABLE bus_positions (
                bus TEXT, latitude NUMERIC(8, 5), longitude NUMERIC(8, 5),
                sent_at TIMESTAMP, received_at TIMESTAMP
            )
        """)
    )
    # One position per minute in the last two hours. Times are in UTC.
    connection.execute(
        sa.text("""
            INSERT INTO bus_positions
            SELECT bus,
                48.2 + minute * speed, 16.3 + minute * speed,
                clock - make_interval(mins => minute) + ahead,
                clock - make_interval(mins => minute) + interval '5 seconds' + delay
            FROM generate_series(0, 120) AS minute,
                (SELECT now() AT TIME ZONE 'UTC') AS now_in_utc (clock),
                (VALUES
                    ('B-01', 0.0004, 0, interval '0', interval '0'),
                    ('B-02', 0.0003, 0, interval '0', interval '9 minutes'),
                    ('B-03', 0.0005, 47, interval '0', interval '0'),
                    ('B-04', 0.0000, 0, interval '0', interval '0'),
                    ('B-05', 0.0002, 0, interval '2 hours', interval '0')
                ) AS buses (bus, speed, silent, ahead, delay)
            WHERE minute >= silent
                AND make_interval(mins => minute) > delay + interval '5 seconds'
        """)
    )
# endregion: positions

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_postgres(
        "transit", connection_string="${POSTGRESQL_CONNECTION_STRING}"
    )
    .add_table_asset("bus positions", table_name="bus_positions")
    .add_batch_definition_whole_table("all positions")
)
# endregion: connect

# region: newest
from datetime import datetime, timedelta, timezone

now = datetime.now(timezone.utc).replace(tzinfo=None)
newest = gxe.ExpectColumnMaxToBeBetween(
    column="received_at",
    min_value={"$PARAMETER": "oldest_accepted"},
    max_value={"$PARAMETER": "latest_possible"},
)
result = batch_definition.get_batch().validate(
    newest,
    expectation_parameters={
        "oldest_accepted": str(now - timedelta(minutes=15)),
        "latest_possible": str(now + timedelta(minutes=1)),
    },
)
print("passed:", result.success)
# endregion: newest

# hide-start
assert result.success and isinstance(result.result["observed_value"], datetime)
late = batch_definition.get_batch().validate(
    newest, expectation_parameters={"oldest_accepted": str(now), "latest_possible": str(now + timedelta(minutes=1))}
)
assert not late.success
# hide-end

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="fresh positions",
        expectations=[
            gxe.UnexpectedRowsExpectation(
                unexpected_rows_query="""
                    SELECT bus, ROUND(EXTRACT(EPOCH FROM
                        (now() AT TIME ZONE 'UTC') - MAX(received_at)) / 60) AS minutes
                    FROM {batch}
                    GROUP BY bus
                    HAVING MAX(received_at) <
                        (now() AT TIME ZONE 'UTC') - interval '15 minutes'
                """,
                description="Every bus has sent a position in the last 15 minutes.",
            ),
            gxe.UnexpectedRowsExpectation(
                unexpected_rows_query="""
                    SELECT bus, ROUND(EXTRACT(EPOCH FROM
                        MAX(sent_at) - (now() AT TIME ZONE 'UTC')) / 60) AS minutes_ahead
                    FROM {batch}
                    GROUP BY bus
                    HAVING MAX(sent_at) > (now() AT TIME ZONE 'UTC') + interval '1 minute'
                """,
                description="No position is from the future.",
            ),
            gxe.UnexpectedRowsExpectation(
                unexpected_rows_query="""
                    SELECT bus, ROUND(EXTRACT(EPOCH FROM
                        MAX(received_at - sent_at)) / 60) AS minutes_late
                    FROM {batch}
                    GROUP BY bus
                    HAVING MAX(received_at - sent_at) > interval '2 minutes'
                """,
                description="Positions arrive within two minutes.",
                severity="warning",
            ),
            gxe.UnexpectedRowsExpectation(
                unexpected_rows_query="""
                    SELECT bus
                    FROM {batch}
                    WHERE received_at >= (now() AT TIME ZONE 'UTC') - interval '90 minutes'
                    GROUP BY bus
                    HAVING COUNT(*) > 60 AND COUNT(DISTINCT (latitude, longitude)) = 1
                """,
                description="Buses that send positions have moved.",
                severity="warning",
            ),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="fresh positions", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="fresh positions",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)


def validate(run_name):
    result = checkpoint.run(run_id=gx.RunIdentifier(run_name=run_name))
    (validation_result,) = result.run_results.values()
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        print("passed" if expectation_result.success else "FAILED", config.description)
        for row in expectation_result.result["details"]["unexpected_rows"]:
            print("      ", *row.values())
    return result


result = validate("before")
# endregion: run

# hide-start
assert not result.success
# hide-end

# region: fix
with engine.begin() as connection:
    for statement in (
        # The device of B-03 is online again and sends the stored positions.
        """
        INSERT INTO bus_positions
        SELECT 'B-03', 48.3 + minute * 0.0005, 16.4 + minute * 0.0005,
            clock - make_interval(mins => minute), clock - make_interval(mins => minute)
        FROM generate_series(0, 46) AS minute,
            (SELECT now() AT TIME ZONE 'UTC') AS now_in_utc (clock)
        """,
        # B-05 sent local time.
        "UPDATE bus_positions SET sent_at = sent_at - interval '2 hours' WHERE bus = 'B-05'",
    ):
        connection.execute(sa.text(statement))

not_late, has_moved = suite.expectations[2:]
# The slow connection of B-02 is good enough for the app.
not_late.unexpected_rows_query = not_late.unexpected_rows_query.replace(
    "interval '2 minutes'", "interval '10 minutes'"
)
not_late.description = "Positions arrive within ten minutes."
# B-04 is parked in the depot.
has_moved.unexpected_rows_query = has_moved.unexpected_rows_query.replace(
    "WHERE received_at", "WHERE bus NOT IN ('B-04') AND received_at"
)
suite.save()
checkpoint = context.checkpoints.get("fresh positions")

result = validate("after")
# endregion: fix

# hide-start
assert result.success
# hide-end

# hide-start
# Null values and empty tables.
with engine.begin() as connection:
    connection.execute(sa.text("INSERT INTO bus_positions (bus) VALUES ('B-09')"))
assert validate("later").success
with engine.begin() as connection:
    connection.execute(sa.text("DELETE FROM bus_positions"))
assert validate("later").success
parameters = {"oldest_accepted": str(now), "latest_possible": str(now)}
empty = batch_definition.get_batch().validate(newest, expectation_parameters=parameters)
assert not empty.success and empty.result["observed_value"] is None
# hide-end
