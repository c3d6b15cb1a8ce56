import { getOverview } from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { backupState } from '../../../housekeeping/backup-state';
import { cartsByProject } from '../carts-by-project';
import { counts, pendingReviews, unreadMessages } from '../counts';
import { managedByCaller } from '../managed';
import { newestUsers } from '../newest-users';
import { reviewsByMonth } from '../reviews-by-month';

const whole: Handler<typeof getOverview> = async () => {
	const [counted, unread, pending, backups, byMonth, byProject, users] = await Promise.all([
		counts(),
		unreadMessages(),
		pendingReviews(),
		backupState(),
		reviewsByMonth(),
		cartsByProject(),
		newestUsers(),
	]);
	return oneResponse({
		counts: counted,
		unreadMessages: unread,
		pendingReviews: pending,
		backups,
		reviewsByMonth: byMonth,
		cartsByProject: byProject,
		newestUsers: users,
	});
};

export default {
	one: action(getOverview, {
		kind: 'site',
		everyone: async () => oneResponse({ managed: await managedByCaller() }),
		managers: whole,
	}),
};
