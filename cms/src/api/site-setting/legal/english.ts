import { addressOf, escapeMarkdown, type LegalTemplates, type SiteOwner } from './facts';

const buildContactIntro = (keeper: SiteOwner) => {
	const address = addressOf(keeper);
	const { email } = keeper.contact;
	return [
		`This site is kept by ${escapeMarkdown(keeper.ownerName)}`,
		address && `, ${address}`,
		email ? `. Write to <${email}>` : '. Write through [the contact form](/contact)',
		' about anything on this page.',
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
		? 'Reading needs no account.'
		: 'Everyone sees what there is; projects and posts are opened whole by who has an account.'
} Projects can be put into a ${listOf(owner)}, which without an account your browser keeps. With one it goes with you, and you can review what you have seen. The ${listOf(owner)} is a list, not an order: nothing is bought here, and a price is binding once we have agreed on it in writing.

## What you write

What you write stays yours. A review is shown here with your name and picture, once it has been let through where reviews are checked first; you can change it, and ask for it to be taken down. Please write what you have seen yourself, and nothing that harms others.

## Your account

Keep your password to yourself. You can delete your account at any time in your settings. An account that is used to harm others or the site can be closed.

## The site

Texts and pictures belong to ${escapeMarkdown(owner.ownerName)} unless another name stands beside them. The site is kept with care, but it can be out of order, and other sites that it leads to are the business of whoever keeps them.

How your data is handled says the page on [privacy](/privacy).
`,
	privacy: (owner, privacyFacts) => `${buildContactIntro(owner)}

## Only reading

Reading leaves nothing behind: there are no statistics, no advertisements and nothing that follows you to other sites. No cookie is set until you sign in${privacyFacts.google ? ' or leave for Google to do so' : ''}. Your browser keeps for itself, until you clear it, which theme you chose, whether the key of the search is switched off and, until you sign in or take them out, which projects are in your ${listOf(owner)}; once you are signed in also your session and what you were already asked to review.

## What is kept, and for how long

| When you | this is kept | until |
| --- | --- | --- |
| write through the contact form | your name, e-mail address, telephone number if you gave one, the subject, your message and the projects it is about | it has been dealt with and is deleted, or you ask for it |
| subscribe to the newsletter | your e-mail address and the day | you unsubscribe, by the link in each letter; ${privacyFacts.mail ? `what is not confirmed within ${privacyFacts.days} days is forgotten` : 'or you ask for it'} |
| open an account | your name, your e-mail address, a fingerprint of your password from which nobody can read it, and what you write into your profile | you delete the account in your settings |
${privacyFacts.google ? '| sign in with Google | your name, address and picture, as Google tells them | you delete the account |\n' : ''}| review something | your words, your stars, your name and picture, and the city and country of your profile | you delete the account; the words then stay without it unless you ask for them to go |
| fill your ${listOf(owner)} while signed in | which projects are in it | you take them out, or delete the account |

## Cookies

Only signing in sets cookies, all of this site's own, and none tells other sites anything:

- One keeps you signed in: for 14 days after you were here last, 30 at most. No script can read it.
- One recognises your browser for up to 400 days, so that you can still sign in while somebody else guesses at your password. It opens nothing by itself, and no script can read it.
- If you are not to be remembered, one says until you close the browser that it is still running.
${privacyFacts.google ? '- While you sign in with Google, one proves for ten minutes at most that who comes back is who left.\n' : ''}
## Who sees it

${escapeMarkdown(owner.ownerName)}, and who helps with the site, as far as their task asks for it. ${privacyFacts.mail ? 'Mails travel through a mail server. ' : ''}${privacyFacts.location ? 'When you write a review while signed in, your address on the internet is asked for its city at a service for that. ' : ''}Against break-ins it is noted for a while from which address on the internet somebody tried to sign in.${privacyFacts.backups > 0 ? ` Copies of everything are made at night; the last ${privacyFacts.backups} are kept.` : ''} Nothing is sold or given away.

## Your rights

In your settings you can read, correct, take along and delete what is kept of your account. For the rest, and if anything here is not as it should be, write; you can also complain to the authority for data protection where you live.
`,
};
