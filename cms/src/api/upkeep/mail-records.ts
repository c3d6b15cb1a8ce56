import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { MailRecord, MailRecords } from '@sumu/contract';
import { env } from '../../env';

type RecordToAdd = MailRecord['add'][number];

/** Records that a provider needs in the DNS of a sender's domain. */
interface ProviderRecords {
	/** Domains of the provider's own addresses, whose records it manages. */
	readonly ownDomains?: readonly string[];
	/** Domain that SPF has to include; missing if SPF passes through the provider's return address. */
	readonly spf?: string;
	/** Selectors of DKIM keys, one of which is needed; empty if each account has its own. */
	readonly selectors: readonly string[];
	/** DKIM records, if they do not depend on the account. */
	readonly keys?: (domain: string) => readonly RecordToAdd[];
}

const toBrevoKey = (number: number, domain: string): RecordToAdd => ({
	name: `brevo${number}._domainkey.${domain}`,
	type: 'CNAME',
	value: `b${number}.${domain.replaceAll('.', '-')}.dkim.brevo.com`,
});

/** Providers by the pattern of their mail servers. */
const providers: readonly (readonly [RegExp, ProviderRecords])[] = [
	[
		/(^|\.)(gmail|google)\.com$/i,
		{
			ownDomains: ['gmail.com', 'googlemail.com'],
			spf: '_spf.google.com',
			selectors: ['google'],
		},
	],
	[
		/(^|\.)(outlook|office365)\.com$/i,
		{
			ownDomains: ['outlook.com', 'hotmail.com', 'live.com'],
			spf: 'spf.protection.outlook.com',
			selectors: ['selector1', 'selector2'],
		},
	],
	[
		/(^|\.)brevo\.com$/i,
		{
			spf: 'spf.brevo.com',
			selectors: ['brevo1', 'brevo2', 'mail'],
			keys: (domain) => [toBrevoKey(1, domain), toBrevoKey(2, domain)],
		},
	],
	[/(^|\.)mailgun\.org$/i, { spf: 'mailgun.org', selectors: [] }],
	[/(^|\.)amazonaws\.com$/i, { spf: 'amazonses.com', selectors: [] }],
	[/(^|\.)postmarkapp\.com$/i, { selectors: [] }],
];

const DNS_TIMEOUT_MS = 2000;
/** Maximum lookups of one SPF record (RFC 7208, section 4.6.4). */
const MAX_SPF_LOOKUPS = 10;

/** The DNS has no such record. Other errors mean that it did not answer. */
const isAbsent = (error: unknown) =>
	error instanceof Error &&
	'code' in error &&
	['ENOTFOUND', 'ENODATA'].includes(String(error.code));

function createResolver() {
	const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
	if (env.DNS_SERVER) resolver.setServers([env.DNS_SERVER]);
	return resolver;
}

/** Returns the TXT records of a name. @throws if no name server answers */
async function readTexts(resolver: Resolver, name: string): Promise<string[]> {
	try {
		return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
	} catch (error) {
		if (isAbsent(error)) return [];
		throw error;
	}
}

const isSpf = (text: string) => /^v=spf1(?:\s|$)/i.test(text);

/** Checks whether an SPF record includes a domain, also through the records it includes. */
async function includesDomain(
	resolver: Resolver,
	record: string,
	domain: string,
	lookups = { left: MAX_SPF_LOOKUPS },
): Promise<boolean> {
	const names = [...record.matchAll(/\s(?:\+?include:|redirect=)(\S+)/gi)].map(
		([, name = '']) => name,
	);
	if (names.some((name) => name.toLowerCase() === domain)) return true;
	for (const name of names) {
		if (lookups.left-- <= 0) return false;
		const includedRecord = (await readTexts(resolver, name)).find(isSpf);
		if (includedRecord && (await includesDomain(resolver, includedRecord, domain, lookups)))
			return true;
	}
	return false;
}

async function checkSpf(
	resolver: Resolver,
	domain: string,
	host: string,
	provider: ProviderRecords | undefined,
): Promise<MailRecord> {
	const texts = (await readTexts(resolver, domain)).filter(isSpf);
	const sender = provider ? provider.spf && `include:${provider.spf}` : `a:${host}`;
	const toRecord = (value: string) => ({ name: domain, type: 'TXT' as const, value });
	const [record = ''] = texts;
	if (texts.length === 0)
		return sender
			? { type: 'SPF', state: 'missing', found: texts, add: [toRecord(`v=spf1 ${sender} ~all`)] }
			: { type: 'SPF', state: 'unknown', found: texts, add: [] };
	const allowsEveryone = /\s\+?all$/i.test(record.trim());
	const isIncluded = !provider?.spf || (await includesDomain(resolver, record, provider.spf));
	if (texts.length === 1 && !allowsEveryone && isIncluded)
		return { type: 'SPF', state: 'found', found: texts, add: [] };
	const keptTerms = texts
		.flatMap((text) => text.trim().split(/\s+/).slice(1))
		.filter((term) => !/^[-+~?]?all$/i.test(term));
	const terms = new Set([...keptTerms, ...(isIncluded || !sender ? [] : [sender])]);
	const repairedText = ['v=spf1', ...terms, '~all'].join(' ');
	return { type: 'SPF', state: 'wrong', found: texts, add: [toRecord(repairedText)] };
}

async function checkDkim(
	resolver: Resolver,
	domain: string,
	provider: ProviderRecords | undefined,
): Promise<MailRecord> {
	const names = (provider?.selectors ?? []).map((selector) => `${selector}._domainkey.${domain}`);
	const texts = (await Promise.all(names.map((name) => readTexts(resolver, name)))).flat();
	const add = [...(provider?.keys?.(domain) ?? [])];
	if (names.length === 0) return { type: 'DKIM', state: 'unknown', found: texts, add };
	if (texts.length === 0) return { type: 'DKIM', state: 'missing', found: texts, add };
	// An empty key is revoked (RFC 6376, section 3.6.1).
	const isValid = texts.some((text) => /(?:^|;)\s*p=\s*[^\s;]/i.test(text));
	return {
		type: 'DKIM',
		state: isValid ? 'found' : 'wrong',
		found: texts,
		add: isValid ? [] : add,
	};
}

async function checkDmarc(resolver: Resolver, domain: string): Promise<MailRecord> {
	const labels = domain.split('.');
	let policies: string[] = [];
	// A subdomain without a policy has the one of its parent.
	for (let start = 0; start < labels.length - 1 && policies.length === 0; start++) {
		const texts = await readTexts(resolver, `_dmarc.${labels.slice(start).join('.')}`);
		policies = texts.filter((text) => /^v=DMARC1(?:\s*;|$)/i.test(text));
	}
	const isValid =
		policies.length === 1 && /;\s*p=(?:none|quarantine|reject)\s*(?:;|$)/i.test(policies[0] ?? '');
	if (isValid) return { type: 'DMARC', state: 'found', found: policies, add: [] };
	const add = [{ name: `_dmarc.${domain}`, type: 'TXT' as const, value: 'v=DMARC1; p=none' }];
	return { type: 'DMARC', state: policies.length > 0 ? 'wrong' : 'missing', found: policies, add };
}

/** Looks up the records of the sender's domain. A record whose name server does not answer is `unknown`. */
export async function findMailRecords({
	host,
	sender,
}: {
	host: string;
	sender: string;
}): Promise<MailRecords> {
	const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
	const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1));
	const provider = providers.find(([pattern]) => pattern.test(host))?.[1];
	if (!domain || provider?.ownDomains?.includes(domain)) return { domain, records: [] };
	const resolver = createResolver();
	const orUnknown = (type: MailRecord['type'], check: Promise<MailRecord>) =>
		check.catch((): MailRecord => ({ type, state: 'unknown', found: [], add: [] }));
	const records = await Promise.all([
		orUnknown('SPF', checkSpf(resolver, domain, host, provider)),
		orUnknown('DKIM', checkDkim(resolver, domain, provider)),
		orUnknown('DMARC', checkDmarc(resolver, domain)),
	]);
	return { domain, records };
}
