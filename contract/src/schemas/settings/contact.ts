import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { fieldRequirements } from '../details';
import { isTimeZone } from '../wording';
import { inGroup } from './fields';
import { defineList, definePart } from './list-fields';
import {
	defineAddress,
	defineCode,
	defineEmail,
	defineLine,
	defineSlug,
	defineText,
	defineTime,
} from './text-fields';
import { defineChoice, defineSwitch } from './value-fields';

export const requirementLabels = {
	required: 'Required',
	optional: 'Optional',
	off: 'Off',
} as const;

/** Contact settings, in the order of the API's response. */
export const contactSettings = {
	...inGroup('contact', {
		contactHours: defineLine({
			label: 'Contact hours',
			help: 'Beside the contact form.',
		}),
		/** Public contact details; private ones are empty. */
		contact: definePart({
			label: 'Contact details',
			help: 'Public. Empty fields are not shown.',
			fields: {
				email: defineEmail({ label: 'Public e-mail' }),
				phone: defineLine({ label: 'Public phone number', max: maxLengths.phone }),
				address: defineText({ label: 'Address' }),
				/** Start and end of the owner's working day, as `09:30`. Also shown in the visitor's time zone. */
				opens: defineTime({
					label: 'Start of your day',
					help: 'With the end of your day, visitors also see both in their own time zone.',
				}),
				closes: defineTime({ label: 'End of your day' }),
				/** IANA time zone of these hours; '' is the site's time zone. */
				timeZone: defineCode(
					{
						label: 'Time zone of your hours',
						help: 'Such as America/New_York. If empty, your own time zone is used.',
						suggestions: Intl.supportedValuesOf('timeZone'),
						isKnown: isTimeZone,
					},
					messages.noTimeZone,
				),
			},
		}),
		/** One line about when the owner can start. */
		availability: defineLine({
			label: 'Availability',
			help: 'One line, such as “Free from March”.',
		}),
		/** Page where visitors book a call. */
		bookingUrl: defineAddress({
			label: 'Booking page',
			help: 'Link to the page where visitors book a call with you.',
		}),
	}),
	...inGroup('own-pages', {
		/** Additional path of the admin area: `studio` for `/studio`. Empty for callers other than admins. */
		adminPath: defineSlug({
			label: 'Another address of this workplace',
			help: 'The part after the slash: studio makes /studio lead to /sumu.',
			isPrivate: true,
		}),
	}),
	...inGroup('contact', {
		/** Whether the contact form asks for a telephone number. */
		contactNumber: defineChoice({
			label: 'Visitor’s telephone number',
			help: 'Whether the contact form asks for it.',
			options: fieldRequirements,
			optionLabels: requirementLabels,
			initial: 'optional',
			// Earlier releases required a number.
			fallback: 'required',
		}),
		/** Whether visitors can add the pages that they have read to a message. */
		askForPages: defineSwitch({
			label: 'Ask for the pages read before',
			help: 'Adds a checkbox to the contact form. If visitors tick it, their message shows you which pages they read before. Browsers that ask not to be tracked keep no list.',
			initial: false,
		}),
		/** Steps that follow a message. */
		contactSteps: defineList({
			label: 'What happens after a message',
			help: 'Steps on the contact page.',
			one: 'step',
			fields: {
				title: defineLine({ label: 'Title' }),
				text: defineText({ label: 'Text', help: 'One or two sentences below the title.' }),
			},
		}),
	}),
};
