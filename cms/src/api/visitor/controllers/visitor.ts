import { visitorLocation } from '@sumu/contract';
import { action } from '../../../contract/action';
import { locate } from '../../../platform/location/locate';

export default {
	location: action(visitorLocation, ({ ctx }) => locate(ctx.ip)),
};
