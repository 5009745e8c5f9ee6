"""Waiting for notifications."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from redis import Redis

from cairn.events.publishing import NEWS
from cairn.service.container import Services
from cairn.service.queries.notifications import Notifications, Subscription

LONG = 10.0


@pytest.fixture
def publisher(services: Services) -> Redis:
    """Return the connection that publishes."""
    return services.redis


@pytest.fixture
def notifications(redis_url: str) -> Iterator[Notifications]:
    """Return a listener with two slots."""
    with Redis.from_url(redis_url) as redis:
        yield Notifications(redis, places=2)


def test_a_notification_wakes_waiters_of_its_game(notifications: Notifications, publisher: Redis) -> None:
    """A notification of another game wakes none of them."""
    with notifications.expect("a") as arrival:
        publisher.publish(NEWS, "b")
        assert not arrival.wait(0.1)
        publisher.publish(NEWS, "a")
        assert arrival.wait(LONG)


def test_one_connection_serves_all_waiters(redis_url: str, publisher: Redis) -> None:
    """It wakes only the waiters of the game, whatever the number of waiters and threads."""
    woken: list[str] = []

    def wait(game: str) -> None:
        with notifications.expect(game) as arrival:
            ready.wait()
            if arrival.wait(LONG):
                woken.append(game)

    listening = len(publisher.client_list("pubsub"))
    with Redis.from_url(redis_url) as redis:
        notifications, ready = Notifications(redis, places=60), threading.Barrier(61)
        threads = [threading.Thread(target=wait, args=(game,)) for game in "abc" * 20]
        for thread in threads:
            thread.start()
        ready.wait()
        assert len(publisher.client_list("pubsub")) == listening + 1
        for count, game in enumerate("cab", start=1):
            publisher.publish(NEWS, game)
            for thread, waited in zip(threads, "abc" * 20, strict=True):
                if waited == game:
                    thread.join()
            assert len(woken) == 20 * count
            assert set(woken[-20:]) == {game}


@pytest.mark.slow
def test_without_redis_waiting_returns_at_once() -> None:
    """The event is set immediately, so that the waiter reads the log and gets the error."""
    with Redis.from_url("unix:///nowhere/redis.sock") as redis, Notifications(redis, places=1).expect("a") as arrival:
        assert arrival.wait(0)


def test_above_the_limit_waiting_returns_at_once(notifications: Notifications) -> None:
    """A waiter without a slot gets a set event. A freed slot can be used again."""
    with notifications.expect("a") as first, notifications.expect("a") as second, notifications.expect("a") as third:
        assert (first.wait(0), second.wait(0), third.wait(0)) == (False, False, True)
    with notifications.expect("a") as arrival:
        assert not arrival.wait(0)


def test_a_subscription_counts_notifications(notifications: Notifications, publisher: Redis) -> None:
    """They are counted for all subscriptions, none is missed between two reads, and none takes a slot."""
    subscription = [notifications.subscribe("a") for _ in range(3)]
    with notifications.expect("a") as arrival:
        assert not arrival.wait(0)
        seen = [each.count for each in subscription]
        publisher.publish(NEWS, "a")
        publisher.publish(NEWS, "b")
        assert arrival.wait(LONG)
    for each, count in zip(subscription, seen, strict=True):
        assert each.wait(count, LONG)
        assert not each.wait(count + 1, 0.05)
        notifications.unsubscribe("a", each)
    publisher.publish(NEWS, "a")
    assert not subscription[0].wait(seen[0] + 1, 0.1)


def test_phrases_reach_subscribers_only(notifications: Notifications, publisher: Redis) -> None:
    """They do not wake waiters for the log or hearers of it. Each comes with its count."""
    heard = list[str | None]()
    subscription, other = notifications.subscribe("a"), Subscription()
    assert subscription.wait(0, LONG)  # the listening connection is up, which counts as one
    notifications.hear(heard.append)
    with notifications.expect("a") as arrival, subscription.forward_to(other):
        for words in ("one", "two words"):
            publisher.publish(NEWS, f"a {words}")
        assert subscription.wait(2, LONG)
        assert (arrival.wait(0), heard) == (False, [])
        assert subscription.words_since(1) == [(2, "one"), (3, "two words")]
        assert subscription.words_since(2) == [(3, "two words")]
        assert other.count == 2
        publisher.publish(NEWS, "a")
        assert arrival.wait(LONG)
    assert (heard, subscription.words_since(3)) == (["a"], [])


def test_one_notification_wakes_all_waiters(notifications: Notifications, publisher: Redis) -> None:
    """Waiters that share a subscription get it once each, and a new wait is for the next one."""
    subscription, heard, ready = notifications.subscribe("a"), [0] * 50, threading.Barrier(51)

    def follow(number: int) -> None:
        for seen in range(3):
            ready.wait()
            heard[number] += subscription.wait(seen, LONG)

    with ThreadPoolExecutor(50) as pool:
        following = pool.map(follow, range(50))
        assert subscription.wait(0, LONG)  # the listening connection is up, which counts as one
        ready.wait()
        for _ in range(2):
            ready.wait()
            publisher.publish(NEWS, "a")
        list(following)
    assert heard == [3] * 50
    assert not subscription.wait(3, 0.05)


def test_a_subscription_wakes_up_after_a_reconnection(notifications: Notifications, publisher: Redis) -> None:
    """It wakes up when the connection is lost and when it is back, as notifications in between were missed."""
    subscription = notifications.subscribe("a")
    assert subscription.wait(0, LONG)
    publisher.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    assert subscription.wait(2, LONG)


def test_a_lost_connection_wakes_all_and_is_reopened(notifications: Notifications, publisher: Redis) -> None:
    """All waiters read the log again. Later notifications arrive."""
    with notifications.expect("a") as arrival:
        publisher.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        assert arrival.wait(LONG)
    for _ in range(100):
        with notifications.expect("a") as arrival:
            if arrival.wait(0):
                continue
            publisher.publish(NEWS, "a")
            if arrival.wait(LONG):
                return
    pytest.fail("no notification came any more")


def test_a_connection_that_reconnects_by_itself_wakes_all(redis_url: str, publisher: Redis) -> None:
    """Notifications were missed during the retries configured in the URL, so all waiters read again."""
    with (
        Redis.from_url(f"{redis_url}?retry_on_timeout=true") as redis,
        Notifications(redis, places=1).expect("a") as arrival,
    ):
        assert not arrival.wait(0)
        publisher.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        assert arrival.wait(LONG)


def test_a_shared_listener_is_notified_after_each_subscription_has_counted() -> None:
    """So data read for that subscription is never older than the notification."""
    first, second, along = Subscription(), Subscription(), Subscription()
    with first.forward_to(along), second.forward_to(along):
        first.set()
        second.set()
        assert along.count == 2
        assert along.wait(1, 0)
        with second._lock:  # it cannot count now, so no listener is notified
            counting = threading.Thread(target=second.set)
            counting.start()
            assert not along.wait(2, 0.05)
        counting.join()
        assert (second.count, along.count) == (2, 3)
    first.set()
    assert along.count == 3
