import { type NewsletterSubscriber, tagsIn } from '@sumu/contract';
import {
	booleanField,
	columnField,
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableDateField,
	nullableTextField,
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
	consentNote: nullableTextField('consentNote'),
	tags: columnField('subscriberTags', (line: string | null) => tagsIn(line ?? '')),
	suspendedOn: nullableDateField('suspendedOn'),
	/** Address of the page to unsubscribe. */
	unsubscribe: virtualField<'unsubscribe', string>('unsubscribe'),
} satisfies FieldMapFor<NewsletterSubscriber, typeof schema>;

export const presentSubscriber = createPresenter(subscriberFields);
