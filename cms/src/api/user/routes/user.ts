import { deleteUser, getUser, isAdmin, listUsers, saveUser } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

const selfOrAdminConfig = { policies: ['global::is-self-or-admin'] };

export default {
	routes: [
		createRoute(listUsers),
		createRoute(isAdmin, selfOrAdminConfig),
		createRoute(getUser, selfOrAdminConfig),
		createRoute(saveUser, selfOrAdminConfig),
		createRoute(deleteUser),
	],
};
