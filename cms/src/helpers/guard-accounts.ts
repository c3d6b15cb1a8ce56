import type { Core } from '@strapi/strapi';
import { demandRank, type Id } from './rank';

type Given = { roles?: Id[] } & Record<string, unknown>;

interface Users extends Core.Service {
	create(given: Given): Promise<unknown>;
	updateById(id: Id, given: Given): Promise<unknown>;
	deleteById(id: Id): Promise<unknown>;
	deleteByIds(ids: Id[]): Promise<unknown>;
}

/** A change of an account of the panel and what follows from it happen together, or neither does. */
export function guardPanelAccounts(strapi: Core.Strapi) {
	const together = <Done>(change: () => Promise<Done>) => strapi.db.transaction(change);
	strapi.get('services').extend('admin::user', (users: Users) => ({
		...users,
		async create(given: Given) {
			await demandRank([], given.roles);
			return users.create(given);
		},
		async updateById(id: Id, given: Given) {
			await demandRank([id], given.roles);
			return together(() => users.updateById(id, given));
		},
		async deleteById(id: Id) {
			await demandRank([id]);
			return together(() => users.deleteById(id));
		},
		async deleteByIds(ids: Id[]) {
			await demandRank(ids);
			return together(() => users.deleteByIds(ids));
		},
	}));
}
