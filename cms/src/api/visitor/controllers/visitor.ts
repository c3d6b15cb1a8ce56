import { visitorLocation } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { locateVisitor } from '../../../platform/location/locate';

export default {
	location: createAction(visitorLocation, ({ ctx }) => locateVisitor(ctx.ip)),
};
