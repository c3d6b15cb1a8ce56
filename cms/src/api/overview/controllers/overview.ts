import { type AdminOverview, getOverview, overviewLimits } from '@sumu/contract';
import { createAction, type EndpointHandler } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { backupState } from '../../../housekeeping/backup-state';
import { lastCreatedFirst } from '../../../platform/lib/repository';
import { probeStorage } from '../../../platform/media/storage/bucket-files';
import { cartsByProject } from '../carts-by-project';
import {
	countManagedByCaller,
	countPendingReviews,
	countRecent,
	countRowsByType,
	countUnreadMessages,
} from '../counts';
import { type NewestUserRow, newestUserShape, presentNewestUser } from '../presenter';
import { reviewsByMonth } from '../reviews-by-month';
import { unfinishedEntries, unfinishedEntriesOfCaller } from '../unfinished';

async function newestUsers(): Promise<AdminOverview['newestUsers']> {
	const rows: NewestUserRow[] = await strapi.db.query('plugin::users-permissions.user').findMany({
		...newestUserShape,
		orderBy: lastCreatedFirst,
		limit: overviewLimits.users,
	});
	return rows.map(presentNewestUser);
}

const getFullOverview: EndpointHandler<typeof getOverview> = async () => {
	const [
		countsByType,
		unread,
		pending,
		backups,
		pictureStorage,
		lastDays,
		unfinished,
		byMonth,
		byProject,
		users,
	] = await Promise.all([
		countRowsByType(),
		countUnreadMessages(),
		countPendingReviews(),
		backupState(),
		probeStorage(),
		countRecent(),
		unfinishedEntries(),
		reviewsByMonth(),
		cartsByProject(),
		newestUsers(),
	]);
	return oneResponse({
		counts: countsByType,
		unreadMessages: unread,
		pendingReviews: pending,
		backups,
		pictureStorage,
		lastDays,
		unfinished,
		reviewsByMonth: byMonth,
		cartsByProject: byProject,
		newestUsers: users,
	});
};

const getPartialOverview: EndpointHandler<typeof getOverview> = async () => {
	const [managed, unfinished] = await Promise.all([
		countManagedByCaller(),
		unfinishedEntriesOfCaller(),
	]);
	return oneResponse({ managed, unfinished });
};

export default {
	one: createAction(getOverview, {
		kind: 'site',
		everyone: getPartialOverview,
		managers: getFullOverview,
	}),
};
