import { confirmWithin, type LegalPage, type Site } from '@sumu/contract';
import { env } from '../../env';
import { features } from '../../platform/lib/features';

type Owner = Pick<Site, 'ownerName' | 'contact'>;

const days = confirmWithin / (24 * 3_600_000);

/** Names stand for themselves: no character of theirs is Markdown. */
const plainly = (name: string) => name.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

const reach = ({ ownerName, contact: { email, address } }: Owner) =>
	[
		`This site is kept by ${plainly(ownerName)}`,
		address && `, ${plainly(address.replace(/\s*\n\s*/g, ', '))}`,
		email ? `. Write to <${email}>` : '. Write through [the contact form](/contact)',
		' about anything on this page.',
	]
		.filter(Boolean)
		.join('');

/** What each page says until the owner has written it: what this software does, as it is set up here. */
export const legalTemplates: Readonly<Record<LegalPage, (owner: Owner) => string>> = {
	terms: (owner) => `${reach(owner)}

## Using the site

Reading needs no account. With one you can keep projects in a cart and review what you have seen. The cart is a list, not an order: nothing is bought here, and a price is binding once we have agreed on it in writing.

## What you write

What you write stays yours. A review is shown here with your name and picture, once it has been let through where reviews are checked first; you can change it, and ask for it to be taken down. Please write what you have seen yourself, and nothing that harms others.

## Your account

Keep your password to yourself. You can delete your account at any time in your settings. An account that is used to harm others or the site can be closed.

## The site

Texts and pictures belong to ${plainly(owner.ownerName)} unless another name stands beside them. The site is kept with care, but it can be out of order, and other sites that it leads to are the business of whoever keeps them.

How your data is handled says the page on [privacy](/privacy).
`,
	privacy: (owner) => `${reach(owner)}

## Only reading

Reading leaves nothing behind: there are no statistics, no advertisements and nothing that follows you to other sites. No cookie is set until you sign in. Your browser keeps for itself which theme you chose.

## What is kept, and for how long

| When you | this is kept | until |
| --- | --- | --- |
| write through the contact form | your name, e-mail address, telephone number if you gave one, the subject, your message and the projects it is about | it has been dealt with and is deleted, or you ask for it |
| subscribe to the newsletter | your e-mail address and the day | you unsubscribe, by the link in each letter; ${features.mail ? `what is not confirmed within ${days} days is forgotten` : 'or you ask for it'} |
| open an account | your name, your e-mail address, a fingerprint of your password from which nobody can read it, and what you write into your profile | you delete the account in your settings |
${features.google ? '| sign in with Google | your name, address and picture, as Google tells them | you delete the account |\n' : ''}| review something | your words, your stars, your name and picture, and the city and country of your profile | you delete the account; the words then stay without it unless you ask for them to go |
| fill your cart | which projects are in it | you take them out, or delete the account |

## Cookies

Signing in sets two cookies of this site's own, which no script can read: one keeps you signed in, the other recognises your browser, so that you are told when another one signs in. Nothing else sets any.

## Who sees it

${plainly(owner.ownerName)}, and who helps with the site, as far as their task asks for it. ${features.mail ? 'Mails travel through a mail server. ' : ''}${env.GEOIP_URL ? 'When you write a review while signed in, your address on the internet is asked for its city at a service for that. ' : ''}Against break-ins it is noted for a while from which address on the internet somebody tried to sign in.${env.BACKUPS > 0 ? ` Copies of everything are made at night; the last ${env.BACKUPS} are kept.` : ''} Nothing is sold or given away.

## Your rights

In your settings you can read, correct, take along and delete what is kept of your account. For the rest, and if anything here is not as it should be, write; you can also complain to the authority for data protection where you live.
`,
};
