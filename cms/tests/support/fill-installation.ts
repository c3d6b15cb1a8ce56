import { endpointExamples } from '@sumu/contract/examples';
import sharp from 'sharp';
import { person } from './accounts.ts';
import { call, newAddress } from './api.ts';
import { panel } from './panel.ts';
import { developer, panelHelper } from './panel-helper.ts';
import { sample } from './samples.ts';
import { step, turnOn } from './second-factor.ts';
import { type signIn, uploaded } from './uploads.ts';

type Target = Awaited<ReturnType<typeof signIn>>;

const picture = (background: string) =>
	sharp({ create: { width: 500, height: 400, channels: 3, background } })
		.jpeg()
		.toBuffer();

/** Fills an installation with one of everything it can store. */
export async function fill(target: Target) {
	const base = target.url;
	const add = (name: string, data: object) =>
		panel('POST', `/content-manager/collection-types/api::${name}.${name}`, data, target);
	const photo = await uploaded('photo.jpg', await picture('teal'), 'image/jpeg', { target });
	const project = sample.project('Loom — তাঁত', { image: photo.id });
	const { data } = await add('project', project);
	const path = `/content-manager/collection-types/api::project.project/${data.documentId}`;
	await panel('POST', `${path}/actions/publish`, project, target);
	await add('blog', sample.blog('A post'));
	await add('review', sample.review('Rahim'));
	await add('service', sample.service('Weaving'));
	await add('skill', sample.skill('Patience'));
	const visitor = await person('Nadia \u2028 Alam', base);
	const { secret } = await turnOn(visitor, Date.now() - step, base);
	const body = { projectId: data.documentId };
	await call('/api/card/add-card', { method: 'POST', body, token: visitor.token, base });
	await call('/api/newsletter', {
		method: 'POST',
		body: { email: visitor.email },
		from: newAddress(),
		base,
	});
	const token = {
		name: `Reader ${Date.now()}`,
		type: 'full-access',
		lifespan: null,
		description: '',
	};
	const { token: seesTools } = await panelHelper('sumu-developer', target, developer);
	const maker = { url: base, token: seesTools };
	const { accessKey } = (await panel('POST', '/admin/api-tokens', token, maker)).data;
	return { photo, visitor, secret, apiToken: String(accessKey) };
}

/** Sends numbered messages until stopped. */
export function startWriting(base: string) {
	let sent = 0;
	let isStopped = false;
	const send = async () => {
		const body = { ...endpointExamples.sendMessage.body, message: `Number ${sent + 1}.` };
		const { status } = await call('/api/contact', {
			method: 'POST',
			body,
			from: newAddress(),
			base,
		});
		if (status > 201) throw new Error(`A message was answered ${status}`);
		sent += 1;
	};
	const writing = (async () => {
		while (!isStopped) await send();
	})();
	return {
		/** Rejects if a message is not accepted. */
		over: writing,
		/** Number of acknowledged messages. */
		sent: () => sent,
		async stop() {
			isStopped = true;
			await writing;
			return sent;
		},
	};
}
