import type { LegalPage } from '../schemas/own-pages';

/**
 * Paragraphs of the legal pages in Markdown, until the owner writes them. They describe this software as it is
 * configured. `{if mail}…{else}…{end}` contains text for sites with and without e-mail.
 */
export const legalParagraphs = {
	'terms.1':
		'This site is run by {name}{if address}, {address}{end}. If you have any questions about this page, {if email}write to <{email}>.{else}use [the contact form](/contact).{end}',
	'terms.2': '## Using the site',
	'terms.3':
		'{if open}You don’t need an account to read this site.{else}Everyone can browse the site, but you need an account to open full projects and posts.{end} You can save projects to a shortlist. Without an account, it is stored in your browser; with one, it is available wherever you sign in, and you can also write reviews. The shortlist is a list, not an order: you can’t buy anything here, and a price is binding only once we have agreed on it in writing.',
	'terms.4': '## What you write',
	'terms.5':
		'You keep the rights to what you write. A review is shown here with your name and picture, after approval if reviews are checked first. You can change it, or ask for it to be removed. Please write only about what you have seen yourself, and nothing that harms others.',
	'terms.6': '## Your account',
	'terms.7':
		'Keep your password secret. You can delete your account in your settings at any time. An account that is used to harm others or the site can be closed.',
	'terms.8': '## The site',
	'terms.9':
		'Texts and pictures belong to {name} unless another name is given next to them. The site is maintained with care, but it may be unavailable at times. I am not responsible for other sites that it links to.',
	'terms.10': 'The [privacy policy](/privacy) explains how your data is handled.',
	'privacy.1':
		'This site is run by {name}{if address}, {address}{end}. If you have any questions about this page, {if email}write to <{email}>.{else}use [the contact form](/contact).{end}',
	'privacy.2': '## When you only read',
	'privacy.3':
		'{if visits}Page views are counted without cookies: the page, the referring site, the country and the type of device. So that each visitor counts only once a day, a hash of your IP address and browser is kept until the next day; the IP address itself is not stored. If your browser asks not to be tracked, nothing is counted. There are no advertisements, and nothing is shared with other sites.{else}Reading the site stores nothing about you: there are no analytics, no advertisements and no tracking.{end} No cookie is set until you sign in{if google} or continue to Google to do so{end}. Your browser stores the following until you clear it: your choice of theme, whether the search shortcut is turned off and, until you sign in or remove them, the projects in your shortlist. Once you are signed in, it also stores your session and which reviews you have already been asked for.',
	'privacy.4': '## What is stored, and for how long',
	'privacy.5':
		'| When you | the site stores | until |\n| --- | --- | --- |\n| use the contact form | your name, your e-mail address, your phone number if you gave one, the subject, your message and the projects it is about{if pages}; if you agree, also the pages you read before, which your browser remembers until you close the tab{end} | your request has been dealt with and deleted, or you ask for its deletion |\n| subscribe to the newsletter | your e-mail address and the date{if mail}, and which newsletters were sent to you and when{end} | you unsubscribe with the link in each newsletter{if mail}; unconfirmed subscriptions are deleted after {days} days{else}, or you ask for its deletion{end} |\n| create an account | your name, your e-mail address, a hash of your password, from which the password cannot be read, and what you add to your profile | you delete the account in your settings |\n{if google}| sign in with Google | your name, e-mail address and picture, as Google provides them | you delete the account |\n{end}| write a review | your text, your rating, your name and picture, and the city and country from your profile | you delete the account; the review then stays without a link to the account, unless you ask for its removal |\n| write a testimonial through a personal link | your text, your rating, your name, your role, your company and your photo | you withdraw it through the link, or ask for its removal |\n| fill your shortlist while signed in | the projects in it | you remove them or delete the account |',
	'privacy.6': '## Cookies',
	'privacy.7':
		'Cookies are set only when you sign in. All of them belong to this site, and none of them shares anything with other sites:',
	'privacy.8':
		'- One keeps you signed in: until 14 days after your last visit, and for 30 days at most. Scripts cannot read it.\n- One recognises your browser for up to 400 days, so that you can still sign in while someone else is guessing your password. It does not give access to anything, and scripts cannot read it.\n- If you choose not to be remembered, one marks your browser session until you close the browser.{if google}\n- While you sign in with Google, one proves for up to ten minutes that the person who comes back is the person who left.{end}',
	'privacy.9': '## Who can see it',
	'privacy.10':
		'{name}, and the people who help to run the site, as far as their tasks require it. {if mail}E-mails are sent through a mail server. {end}{if location}When you write a review while signed in, a location service is asked for the city of your IP address. {end}To prevent break-ins, sign-in attempts are logged with their IP address for a limited time.{if backups} Everything is backed up each night; the last {backups} backups are kept.{end} Nothing is sold or given away.',
	'privacy.11': '## Your rights',
	'privacy.12':
		'In your settings, you can view, correct, export and delete the data of your account. For everything else, or if something here is wrong, please write. You can also complain to the data protection authority where you live.',
} as const satisfies Readonly<Record<`${LegalPage}.${number}`, string>>;

export type LegalKey = keyof typeof legalParagraphs;

/** Returns the keys of a page's paragraphs, in order. */
export const legalPageKeys = (page: LegalPage) =>
	(Object.keys(legalParagraphs) as LegalKey[]).filter((key) => key.startsWith(`${page}.`));
