import { readDemo, removeDemo } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { deletedResponse } from '../../../contract/writes';
import * as demo from '../../../demo/remove';

export default {
	one: action(readDemo, async () => oneResponse(await demo.demoLeft(strapi))),
	remove: action(removeDemo, async ({ query }) =>
		deletedResponse(await demo.removeDemo(strapi, query)),
	),
};
