"""All repositories of one database, made together."""

from __future__ import annotations

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.repositories.accounts.account_deletion import AccountDeletionRepository
from tetrarch.server.db.repositories.accounts.accounts import AccountRepository
from tetrarch.server.db.repositories.accounts.attempts import AttemptRepository
from tetrarch.server.db.repositories.accounts.devices import DeviceRepository
from tetrarch.server.db.repositories.accounts.moderation import ModerationRepository
from tetrarch.server.db.repositories.accounts.page_settings import PageSettingsRepository
from tetrarch.server.db.repositories.accounts.passkeys import PasskeyRepository
from tetrarch.server.db.repositories.accounts.sessions import SessionRepository
from tetrarch.server.db.repositories.learning.coach import CoachRepository
from tetrarch.server.db.repositories.learning.lessons import LessonRepository
from tetrarch.server.db.repositories.notifications.notices import NoticeRepository
from tetrarch.server.db.repositories.operations.maintenance import MaintenanceRepository
from tetrarch.server.db.repositories.social.friendships import FriendshipRepository
from tetrarch.server.db.repositories.social.invitations import InvitationRepository
from tetrarch.server.db.repositories.social.match_results import RatingModel, RatingRepository
from tetrarch.server.db.repositories.social.profiles import ProfileRepository
from tetrarch.server.db.repositories.social.reports import ReportRepository
from tetrarch.server.db.repositories.tables.chat import ChatRepository
from tetrarch.server.db.repositories.tables.claims import ClaimRepository
from tetrarch.server.db.repositories.tables.clocks import ClockRepository
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.db.repositories.tables.uploaded_records import RecordRepository


class Repositories:
    """One repository for each subject. Use cases take those that they need."""

    def __init__(self, database: Database, bus: Bus, rating_model: RatingModel) -> None:
        # accounts
        self.accounts = AccountRepository(database, bus)
        self.account_deletion = AccountDeletionRepository(database, bus)
        self.attempts = AttemptRepository(database)
        self.devices = DeviceRepository(database)
        self.moderation = ModerationRepository(database)
        self.passkeys = PasskeyRepository(database)
        self.sessions = SessionRepository(database, bus)
        # social
        self.friendships = FriendshipRepository(database, bus)
        self.invitations = InvitationRepository(database, bus)
        self.profiles = ProfileRepository(database)
        self.reports = ReportRepository(database)
        self.ratings = RatingRepository(database, rating_model)
        # tables
        self.chat = ChatRepository(database)
        self.claims = ClaimRepository(database)
        self.clocks = ClockRepository(database)
        self.records = RecordRepository(database)
        self.tables = TableRepository(database, bus, rating_model)
        # learning
        self.coach = CoachRepository(database)
        self.page_settings = PageSettingsRepository(database)
        self.lessons = LessonRepository(database)
        # notifications
        self.notices = NoticeRepository(database)
        # operations
        self.maintenance = MaintenanceRepository(database)
