import { addressOf, escapeMarkdown, type LegalTemplates, type SiteOwner } from './facts';

const buildContactIntro = (keeper: SiteOwner) => {
	const address = addressOf(keeper);
	const { email } = keeper.contact;
	return [
		`This site is run by ${escapeMarkdown(keeper.ownerName)}`,
		address && `, ${address}`,
		'. If you have any questions about this page, ',
		email ? `write to <${email}>.` : 'use [the contact form](/contact).',
	].join('');
};

/** Name of the list of saved projects: a cart in the specification's wording, otherwise a shortlist. */
const listOf = ({ wording }: SiteOwner) => (wording === 'original' ? 'cart' : 'shortlist');

/** Default legal pages until the owner writes them. They describe this software as it is configured here. */
export const englishTemplates: LegalTemplates = {
	terms: (owner) => `${buildContactIntro(owner)}

## Using the site

${
	owner.readers === 'everyone'
		? 'You don’t need an account to read this site.'
		: 'Everyone can browse the site, but you need an account to open full projects and posts.'
} You can save projects to a ${listOf(owner)}. Without an account, it is stored in your browser; with one, it is available wherever you log in, and you can also write reviews. The ${listOf(owner)} is a list, not an order: you can’t buy anything here, and a price is binding only once we have agreed on it in writing.

## What you write

You keep the rights to what you write. A review is shown here with your name and picture, after approval if reviews are checked first. You can change it, or ask for it to be removed. Please write only about what you have seen yourself, and nothing that harms others.

## Your account

Keep your password secret. You can delete your account in your settings at any time. An account that is used to harm others or the site can be closed.

## The site

Texts and pictures belong to ${escapeMarkdown(owner.ownerName)} unless another name is given next to them. The site is maintained with care, but it may be unavailable at times. I am not responsible for other sites that it links to.

The [privacy policy](/privacy) explains how your data is handled.
`,
	privacy: (owner, privacyFacts) => `${buildContactIntro(owner)}

## When you only read

Reading the site stores nothing about you: there are no analytics, no advertisements and no tracking. No cookie is set until you sign in${privacyFacts.google ? ' or continue to Google to do so' : ''}. Your browser stores the following until you clear it: your choice of theme, whether the search shortcut is turned off and, until you sign in or remove them, the projects in your ${listOf(owner)}. Once you are signed in, it also stores your session and which reviews you have already been asked for.

## What is stored, and for how long

| When you | the site stores | until |
| --- | --- | --- |
| use the contact form | your name, your e-mail address, your phone number if you gave one, the subject, your message and the projects it is about | your request has been dealt with and deleted, or you ask for its deletion |
| subscribe to the newsletter | your e-mail address and the date | you unsubscribe with the link in each newsletter${privacyFacts.mail ? `; unconfirmed subscriptions are deleted after ${privacyFacts.days} days` : ', or you ask for its deletion'} |
| create an account | your name, your e-mail address, a hash of your password, from which the password cannot be read, and what you add to your profile | you delete the account in your settings |
${privacyFacts.google ? '| sign in with Google | your name, e-mail address and picture, as Google provides them | you delete the account |\n' : ''}| write a review | your text, your rating, your name and picture, and the city and country from your profile | you delete the account; the review then stays without a link to the account, unless you ask for its removal |
| fill your ${listOf(owner)} while signed in | the projects in it | you remove them or delete the account |

## Cookies

Cookies are set only when you sign in. All of them belong to this site, and none of them shares anything with other sites:

- One keeps you signed in: until 14 days after your last visit, and for 30 days at most. Scripts cannot read it.
- One recognises your browser for up to 400 days, so that you can still sign in while someone else is guessing your password. It does not give access to anything, and scripts cannot read it.
- If you choose not to be remembered, one marks your browser session until you close the browser.
${privacyFacts.google ? '- While you sign in with Google, one proves for up to ten minutes that the person who comes back is the person who left.\n' : ''}
## Who can see it

${escapeMarkdown(owner.ownerName)}, and the people who help to run the site, as far as their tasks require it. ${privacyFacts.mail ? 'E-mails are sent through a mail server. ' : ''}${privacyFacts.location ? 'When you write a review while signed in, a location service is asked for the city of your IP address. ' : ''}To prevent break-ins, sign-in attempts are logged with their IP address for a limited time.${privacyFacts.backups > 0 ? ` Everything is backed up each night; the last ${privacyFacts.backups} backups are kept.` : ''} Nothing is sold or given away.

## Your rights

In your settings, you can view, correct, export and delete the data of your account. For everything else, or if something here is wrong, please write. You can also complain to the data protection authority where you live.
`,
};
