import { messages } from '@sumu/contract';
import { addAccount } from '../identity/add-account';
import { turnedOff } from '../identity/second-factor/is-on';
import { endAll } from '../identity/sessions';
import { changeUser, userByEmail, userUid } from '../identity/users';
import { HttpError } from '../platform/lib/http-error';
import {
	copyPassword,
	findSiteAccount,
	idOfRole,
	type PanelAccount,
	panelOf,
} from '../ranks/accounts';
import { siteRoleOf } from './site-role';

const nameOf = ({ firstname, lastname, email }: PanelAccount) =>
	[firstname, lastname].filter(Boolean).join(' ') || email;

/** Whoever signed up with an address that they never proved keeps no other way into its account. */
const withoutStranger = { googleId: null, ...turnedOff };

/** @throws HttpError (409) where the account belongs to somebody else in the panel */
async function demandUnlinked(documentId: string) {
	const account = await findSiteAccount({ documentId });
	if (account && (await panelOf(account))) throw new HttpError(409, messages.emailTaken);
}

/**
 * Gives who followed an invitation an account of the site with the same e-mail and password; the one that
 * has the e-mail, where there is one. Whatever was signed in to it is signed out.
 * @throws HttpError (409) where that leaves no admin, or the address is another helper's
 */
export async function join(panel: PanelAccount): Promise<void> {
	const displayName = nameOf(panel);
	const email = panel.email.toLowerCase();
	const known = await userByEmail(email);
	if (known) await demandUnlinked(known.documentId);
	const account = known ?? (await addAccount({ email, displayName, provider: 'local' }));
	await changeUser(account, {
		...(known?.emailVerified ? {} : { displayName, ...withoutStranger }),
		emailVerified: true,
		blocked: false,
		role: await idOfRole(siteRoleOf(panel.roles)),
		panelAccount: panel.documentId,
		resetPasswordToken: null,
		confirmationToken: null,
	});
	if (panel.password) await copyPassword(userUid, account.id, panel.password);
	await endAll(account.id);
}
