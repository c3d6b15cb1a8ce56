import { readDemo, removeDemo } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { deletedResponse, oneResponse } from '../../../contract/responses';
import * as demo from '../../../demo/remove';

export default {
	one: createAction(readDemo, async () => oneResponse(await demo.getDemoContent(strapi))),
	remove: createAction(removeDemo, async ({ query }) =>
		deletedResponse(await demo.removeDemo(strapi, query)),
	),
};
