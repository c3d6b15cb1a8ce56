import { readDemo, removeDemo } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { deletedResponse } from '../../../contract/writes';
import * as demo from '../../../demo/remove';

export default {
	one: createAction(readDemo, async () => oneResponse(await demo.getDemoContent(strapi))),
	remove: createAction(removeDemo, async ({ query }) =>
		deletedResponse(await demo.removeDemo(strapi, query)),
	),
};
