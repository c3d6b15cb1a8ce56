import { deleteTrashItem, emptyTrash, listTrash, restoreTrashItem } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

const ofKind = { policies: ['global::manages-kind'] };

export default {
	routes: [
		createRoute(listTrash),
		createRoute(emptyTrash),
		createRoute(restoreTrashItem, ofKind),
		createRoute(deleteTrashItem, ofKind),
	],
};
