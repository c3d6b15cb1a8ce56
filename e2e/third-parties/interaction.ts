import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';

const page = `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">
<h1>Sign in</h1>
<form method="post">
	<label>Email <input name="email" type="email"></label>
	<button name="choice" value="allow">Continue</button>
	<button name="choice" value="cancel">Cancel</button>
</form>`;

/** Asks for the e-mail and the consent of the user on one page, and finishes the sign-in. */
export async function interact(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { params, grantId } = await provider.interactionDetails(request, response);
	if (!params.state || !params.nonce) throw new Error('The client sent no state or no nonce');
	if (request.method !== 'POST') {
		response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
		return;
	}
	const responses = new URLSearchParams(await text(request));
	if (responses.get('choice') !== 'allow') {
		const refusal = { error: 'access_denied', error_description: 'The user cancelled' };
		await provider.interactionFinished(request, response, refusal);
		return;
	}
	const accountId = responses.get('email') ?? '';
	const grant =
		(grantId && (await provider.Grant.find(grantId))) ||
		new provider.Grant({ accountId, clientId: String(params.client_id) });
	grant.addOIDCScope(String(params.scope));
	await provider.interactionFinished(request, response, {
		login: { accountId },
		consent: { grantId: await grant.save() },
	});
}
