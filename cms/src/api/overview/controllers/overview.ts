import { getOverview } from '@sumu/contract';
import { createAction, type EndpointHandler } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { backupState } from '../../../housekeeping/backup-state';
import { cartsByProject } from '../carts-by-project';
import { countPendingReviews, countRowsByType, countUnreadMessages } from '../counts';
import { countManagedByCaller } from '../managed';
import { newestUsers } from '../newest-users';
import { reviewsByMonth } from '../reviews-by-month';

const getFullOverview: EndpointHandler<typeof getOverview> = async () => {
	const [countsByType, unread, pending, backups, byMonth, byProject, users] = await Promise.all([
		countRowsByType(),
		countUnreadMessages(),
		countPendingReviews(),
		backupState(),
		reviewsByMonth(),
		cartsByProject(),
		newestUsers(),
	]);
	return oneResponse({
		counts: countsByType,
		unreadMessages: unread,
		pendingReviews: pending,
		backups,
		reviewsByMonth: byMonth,
		cartsByProject: byProject,
		newestUsers: users,
	});
};

export default {
	one: createAction(getOverview, {
		kind: 'site',
		everyone: async () => oneResponse({ managed: await countManagedByCaller() }),
		managers: getFullOverview,
	}),
};
