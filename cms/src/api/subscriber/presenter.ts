import type { NewsletterSubscriber } from '@sumu/contract';
import {
	booleanField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableDateField,
	textField,
	virtualField,
} from '../../platform/fields';
import type schema from './content-types/subscriber/schema.json';

export const subscriberFields = {
	_id: documentIdField,
	email: textField('email'),
	confirmed: booleanField('confirmed'),
	date: dateField('createdAt'),
	confirmedOn: nullableDateField('confirmedOn'),
	/** Address of the page to unsubscribe. */
	unsubscribe: virtualField<'unsubscribe', string>('unsubscribe'),
} satisfies FieldMapFor<NewsletterSubscriber, typeof schema>;

export const presentSubscriber = createPresenter(subscriberFields);
