import { deleteUser, getUser, isAdmin, listUsers, saveUser } from '@sumu/contract';
import { route } from '../../../contract/route';

const own = { policies: ['global::is-self-or-admin'] };

export default {
	routes: [
		route(listUsers),
		route(isAdmin, own),
		route(getUser, own),
		route(saveUser, own),
		route(deleteUser),
	],
};
