import {
	addImport,
	cancelImport,
	getImport,
	listImports,
	startImport,
	undoImport,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default {
	routes: [
		createRoute(addImport),
		createRoute(listImports),
		createRoute(getImport),
		createRoute(startImport),
		createRoute(cancelImport),
		createRoute(undoImport),
	],
};
