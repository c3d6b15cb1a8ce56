import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './mail';

const addressesOf = (list: readonly Address[] = []): string[] =>
	list.flatMap((entry) => entry.address ?? addressesOf(entry.group));

async function parse(raw: Buffer): Promise<Mail> {
	const { from, to, subject, html, text, headers } = await PostalMime.parse(raw);
	return {
		from: from?.address ?? '',
		to: addressesOf(to),
		subject: subject ?? '',
		html: html ?? '',
		text: text ?? '',
		headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
	};
}

/**
 * Starts an SMTP server that stores every e-mail, and a mailbox that lists them: `GET /mails?to=…`.
 * @returns a function that stops both
 */
export async function startMailServer({ smtp, mailbox }: { smtp: number; mailbox: number }) {
	const mails: Mail[] = [];
	const receiver = new SMTPServer({
		authOptional: true,
		hideSTARTTLS: true,
		onData(stream, _session, done) {
			buffer(stream)
				.then(parse)
				.then((mail) => {
					mails.push(mail);
					done();
				}, done);
		},
	});
	const shelf = createServer((request, response) => {
		const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
		const found = mails.filter((mail) => !to || mail.to.includes(to));
		response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
	});
	await new Promise<void>((resolve) => receiver.listen(smtp, '127.0.0.1', resolve));
	await new Promise<void>((resolve) => shelf.listen(mailbox, resolve));
	return () => {
		receiver.close();
		shelf.close();
	};
}
