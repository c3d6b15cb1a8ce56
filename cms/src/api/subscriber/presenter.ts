import type { Subscriber } from '@sumu/contract';
import {
	date,
	dateOrNull,
	documentId,
	type Fields,
	flag,
	joined,
	presenter,
	text,
} from '../../platform/fields';
import type schema from './content-types/subscriber/schema.json';

export const subscriberFields = {
	_id: documentId,
	email: text('email'),
	confirmed: flag('confirmed'),
	date: date('createdAt'),
	confirmedOn: dateOrNull('confirmedOn'),
	/** Address of the page to unsubscribe. */
	unsubscribe: joined<'unsubscribe', string>('unsubscribe'),
} satisfies Fields<Subscriber, typeof schema>;

export const presentSubscriber = presenter(subscriberFields);
