import { getOverview } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { backupState } from '../../../housekeeping/backup-state';
import { cartsByProject } from '../carts-by-project';
import { counts, pendingReviews, unreadMessages } from '../counts';
import { newestUsers } from '../newest-users';
import { reviewsByMonth } from '../reviews-by-month';

export default {
	one: action(getOverview, async () => {
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
	}),
};
