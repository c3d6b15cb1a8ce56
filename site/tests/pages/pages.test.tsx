import { messages } from '@sumu/contract';
import { endpointExamples, toItemResponse, toListResponse } from '@sumu/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getSession } from '../../src/lib/session';
import { redirectFromFormerAddress } from '../../src/routes/former-address.server';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { signIn } from '../../src/testing/sign-in';
import { serviceSamples } from '../home/samples';
import { bringIntoView, reduceMotion, watchScreen } from '../support/screen';
import { preparePages, siteOfPages } from './prepare-pages';
import { renderPage } from './render-page';

const cms = setupCms(preparePages);

beforeEach(reduceMotion);
beforeEach(watchScreen);
beforeEach(() => sessionStorage.clear());

const main = () => within(screen.getByRole('main'));
const sample = endpointExamples.addBlog.response.data;

test('the blog shows the newest post’s full title, shortens the others and links its pages', async () => {
	const topic = 'A topic of somewhat more than thirty-five';
	const posts = toListResponse(
		{ ...sample, _id: 'a', topic },
		{
			...sample,
			_id: 'b',
			topic,
			ownExcerpt: '',
		},
	);
	cms.on('pageBlogs', { ...posts, pagination: [1, 2, 3] });
	await renderPage('/blogs/page=1');
	const [lead, other] = main().getAllByRole('article');
	if (!lead) throw new Error('There is no post');
	expect(within(lead).getByRole('heading').textContent).toBe(topic);
	expect(other).toHaveTextContent('A topic of somewhat more than…');
	expect(other).toHaveTextContent(`${sample.excerpt}…`);
	const pages = within(main().getByRole('navigation', { name: 'Pages of posts' }));
	expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
	expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blogs/page=3');
	expect(pages.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
});

test('a long list links the first, the last and the nearest pages', async () => {
	const pagination = Array.from({ length: 112 }, (_, index) => index + 1);
	cms.on('pageBlogs', { ...toListResponse(sample), pagination });
	await renderPage('/blogs/page=56');
	const pages = within(main().getByRole('navigation', { name: 'Pages of posts' }));
	expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'1',
		'…55',
		'56',
		'57',
		'…112',
	]);
	expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blogs/page=57');
});

test('next and previous links switch pages', async () => {
	await renderPage('/blogs/2');
	await userEvent.click(main().getByRole('link', { name: 'Previous page' }));
	expect(await main().findByRole('heading', { name: 'Older post' })).toBeVisible();
	await userEvent.click(main().getByRole('link', { name: 'Next page' }));
	expect(await main().findByRole('link', { name: 'Previous page' })).toBeVisible();
	expect(main().queryByRole('heading', { name: 'Older post' })).not.toBeInTheDocument();
});

test.each(['/blog', '/blog/page=1', '/blogs/1'])('%s also shows the first page', async (path) => {
	await renderPage(path);
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
	expect(main().getAllByRole('article')).toHaveLength(4);
});

test('an empty blog shows a message and no page links', async () => {
	cms.on('pageBlogs', toListResponse());
	await renderPage('/blogs/page=1');
	expect(main().getByText('No posts yet')).toBeVisible();
	expect(screen.queryByRole('navigation', { name: 'Pages of posts' })).not.toBeInTheDocument();
});

test.each([
	'/blogs/page=9',
	'/blogs/zero',
	'/blog/page=0',
	'/nowhere',
])('%s is not found', async (path) => {
	await renderPage(path);
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
});

test('a former address redirects to the current one', async () => {
	cms.on('findAddress', toItemResponse({ path: '/services', permanent: true }));
	await renderPage('/2019/05/%C5%AFoldy');
	expect(cms.asked('findAddress').map(({ query }) => query)).toEqual([{ path: '/2019/05/ůoldy' }]);
	expect(main().getByRole('heading', { name: 'Hosting' })).toBeVisible();
});

test('a custom workplace address redirects temporarily and is not cached', async () => {
	cms.on('findAddress', toItemResponse({ path: '/sumu/messages', permanent: false }));
	const url = new URL('http://site.test/studio/messages?read=false');
	const response = await redirectFromFormerAddress(url).catch((thrown: unknown) => thrown);
	if (!(response instanceof Response)) throw new Error('It does not lead on');
	expect(response.status).toBe(302);
	expect(response.headers.get('Location')).toBe('/sumu/messages?read=false');
	expect(response.headers.get('Cache-Control')).toBe('no-store');
	expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

test('a response with status false is shown as not found', async () => {
	cms.on('pageBlogs', { ...toListResponse(), status: false });
	await renderPage('/blogs/page=1');
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound);
});

test('a server error offers a retry that loads the page', async () => {
	cms.refuse('listSkills', 500);
	await renderPage('/skills');
	const again = await screen.findByRole('button', { name: 'Try again' });
	cms.accept('listSkills');
	await userEvent.click(again);
	expect(await screen.findByRole('heading', { name: 'Skills' })).toBeVisible();
});

test('the about page shows the owner, skills by category, and achievements with documents', async () => {
	await renderPage('/about');
	const introduction = within(main().getByRole('region', { name: 'Introduction' }));
	expect(introduction.getByRole('heading', { level: 1 })).toHaveTextContent('About me');
	expect(introduction.getByText(siteOfPages.aboutText)).toBeVisible();
	expect(introduction.getByRole('link', { name: 'Hire Me' })).toHaveAttribute('href', '/contact');
	expect(main().getByRole('tab', { name: 'Front-end' })).toHaveAttribute('aria-selected', 'true');
	const achievements = within(main().getByRole('region', { name: 'Achievements' }));
	const document = achievements.getByRole('link', { name: 'See them' });
	expect(document).toHaveAttribute('href', 'https://drive.example/certificates');
	expect(document).toHaveAttribute('target', '_blank');
});

test('the about page has no achievements section without achievements', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, achievements: [] }));
	await renderPage('/about');
	expect(screen.queryByText('Achievements')).not.toBeInTheDocument();
});

test('the skills page lists only categories with skills, and each skill’s level', async () => {
	await renderPage('/skills');
	expect(main().getByText('Counted again')).toBeVisible();
	const categories = within(main().getByRole('navigation', { name: 'Skill categories' }));
	expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
		'Front-end',
		'Back-end',
		'Tools',
	]);
	const tools = within(main().getByRole('region', { name: 'Tools' }));
	expect(tools.getByRole('meter', { name: 'Git' })).toHaveAttribute('aria-valuenow', '70');
	expect(tools.getByText(messages.skillLevel('Expert'))).toBeVisible();
	expect(main().queryByRole('region', { name: 'Database' })).not.toBeInTheDocument();
});

test.each(['/about', '/services'])('%s does not number its sections', async (path) => {
	await renderPage(path);
	const regions = main().getAllByRole('region');
	expect(regions.length).toBeGreaterThan(0);
	for (const region of regions) expect(region).not.toHaveTextContent(/^0\d/);
});

test('the services page shows each service’s details and a client review', async () => {
	await renderPage('/services');
	const services = main().getAllByRole('article');
	expect(services.map((service) => within(service).getByRole('heading').textContent)).toEqual([
		'Creative Design',
		'Hosting',
	]);
	expect(services[1]).toHaveTextContent('All about Hosting');
	expect(main().getByRole('heading', { name: 'Pixel Perfect' })).toBeVisible();
	expect(main().getByText('Nadia Alam is content')).toBeVisible();
	expect(main().getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', '/contact');
	const hosting = within(services[1] ?? document.body);
	const { deliverables, duration, priceFrom, related } = serviceSamples[1] ?? {};
	const gets = within(hosting.getByRole('list', { name: 'What Hosting includes' }));
	expect(gets.getAllByRole('listitem').map((item) => item.textContent)).toEqual(deliverables);
	expect(hosting.getByText(String(duration))).toBeVisible();
	expect(hosting.getByText(messages.formatPrice(priceFrom ?? null))).toBeVisible();
	for (const { slug, name } of related ?? [])
		expect(hosting.getByRole('link', { name })).toHaveAttribute('href', `/project/${slug}`);
	const ask = hosting.getByRole('link', { name: 'Ask about Hosting' });
	expect(ask).toHaveAttribute('href', '/contact?subject=Hosting');
});

test('a service without details leaves no gap and keeps its contact link', async () => {
	const nothing = { deliverables: [], duration: '', priceFrom: null, projects: [], related: [] };
	cms.on('listServices', toListResponse(...serviceSamples.map((one) => ({ ...one, ...nothing }))));
	await renderPage('/services');
	const [service] = main().getAllByRole('article');
	const shown = within(service ?? document.body);
	expect(shown.queryByRole('list')).not.toBeInTheDocument();
	expect(shown.queryByText(/^(Duration|From|Seen in)$/)).not.toBeInTheDocument();
	expect(shown.getAllByRole('link')).toHaveLength(1);
});

test('the contact page stays usable when the local time fails', async () => {
	vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(() => {
		throw new RangeError('No such zone');
	});
	await renderPage('/contact');
	expect(await main().findByRole('form', { name: 'Contact' })).toBeVisible();
	bringIntoView(main().getByText(siteOfPages.contactHours));
	const logged = () => vi.mocked(console.error).mock.calls.flat().map(String).join(' ');
	await waitFor(() => expect(logged()).toContain('No such zone'));
	vi.mocked(console.error).mockClear();
	expect(main().getByRole('form', { name: 'Contact' })).toBeVisible();
	expect(main().queryByText(/here now/)).not.toBeInTheDocument();
});

test('the contact form takes its subject from the address', async () => {
	await renderPage('/contact?subject=Web%20Design');
	const subject = await main().findByLabelText('Subject');
	await waitFor(() => expect(subject).toHaveValue('Web Design'));
});

test('the contact form is prefilled, and the sent message is shown', async () => {
	const project = projectSample(1, { projectsName: 'Tea by weight' });
	cms.on('listProjects', toListResponse(project));
	signIn();
	await renderPage('/contact?projects=project-1');
	const form = within(await main().findByRole('form', { name: 'Contact' }));
	await waitFor(() => expect(form.getByLabelText('Subject')).toHaveValue('About Tea by weight'));
	const { displayName, email } = endpointExamples.getUser.response.data;
	expect(form.getByLabelText('Your Name')).toHaveValue(displayName);
	expect(form.getByLabelText('Your Email')).toHaveValue(email);
	const [step] = siteOfPages.contactSteps;
	// The steps appear only once on the page: the form links to them.
	const next = form.getByRole('link', { name: 'What happens next' });
	expect(next).toHaveAttribute('href', '#what-happens-next');
	expect(main().getAllByText(new RegExp(String(step?.title)))).toHaveLength(1);
	await userEvent.type(form.getByLabelText('Your Number'), '+880 1');
	await userEvent.type(form.getByLabelText('Details'), 'Twenty teas');
	await userEvent.click(form.getByRole('button', { name: 'Send message' }));
	const sent = within(await form.findByRole('region', { name: 'Your message' }));
	expect(sent.getByText('About Tea by weight')).toBeVisible();
	for (const text of ['Twenty teas', displayName, email, '+880 1'])
		expect(sent.getByText(text)).toBeVisible();
	expect(sent.getByText(new RegExp(`^A copy is on its way to ${email}`))).toBeVisible();
	const [asked] = cms.asked('sendMessage');
	expect(asked?.token).toBeDefined();
	expect(asked?.body.projects).toEqual(['project-1']);
	getSession().forget();
});

/** Sets the attribute with the pages read, as the script in the head does, until the test ends. */
function setPagesRead(pages: string | undefined) {
	if (pages !== undefined) document.documentElement.dataset.pagesRead = pages;
	onTestFinished(() => {
		delete document.documentElement.dataset.pagesRead;
	});
}

const askPages = 'Also send the pages you’ve read on this visit';

async function writeMessage() {
	await renderPage('/contact');
	const form = within(await main().findByRole('form', { name: 'Contact' }));
	const texts = { 'Your Name': 'Ann', 'Your Email': 'ann@example.com', 'Your Number': '1' };
	for (const [label, text] of Object.entries({ ...texts, Subject: 'Tea', Details: 'Twenty teas' }))
		await userEvent.type(form.getByLabelText(label), text);
	return form;
}

test('the pages read before are sent only if the visitor ticks the box', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, askForPages: true }));
	setPagesRead('/ /project/tea');
	const form = await writeMessage();
	const box = await form.findByRole('checkbox', { name: askPages });
	expect(box).not.toBeChecked();
	expect(box).toHaveAccessibleDescription(/only this browser tab knows them/);
	const send = form.getByRole('button', { name: 'Send message' });
	await userEvent.click(send);
	expect(await form.findByText('Twenty teas')).toBeVisible();
	expect(cms.asked('sendMessage')[0]?.body.pages ?? []).toEqual([]);
});

test('ticked, the pages read before are sent in their order', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, askForPages: true }));
	setPagesRead('/ /project/tea');
	const form = await writeMessage();
	await userEvent.click(await form.findByRole('checkbox', { name: askPages }));
	await userEvent.click(form.getByRole('button', { name: 'Send message' }));
	expect(await form.findByText('Twenty teas')).toBeVisible();
	expect(cms.asked('sendMessage')[0]?.body.pages).toEqual(['/', '/project/tea']);
	expect(form.getByRole('checkbox', { name: askPages })).not.toBeChecked();
});

test.each([
	['the owner does not ask for them', false, '/'],
	['there are none', true, undefined],
])('the form has no box for the pages read if %s', async (_, askForPages, pages) => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, askForPages }));
	setPagesRead(pages);
	await writeMessage();
	expect(main().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('without contact steps the form explains what happens to a message', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, contactSteps: [] }));
	await renderPage('/contact');
	const form = within(await main().findByRole('form', { name: 'Contact' }));
	expect(form.getByText('What happens next')).toBeVisible();
	expect(form.getByText(/goes straight to my inbox/)).toBeVisible();
});

test('the contact hours include the owner’s local time and the time difference', async () => {
	cms.on('getSite', toItemResponse({ ...siteOfPages, timeZone: 'Asia/Kathmandu' }));
	await renderPage('/contact');
	bringIntoView(await main().findByText(siteOfPages.contactHours));
	expect(
		await main().findByText(/^It is \d.* here now\. \d.* hours (ahead of|behind) you\.$/),
	).toBeVisible();
});

test('office hours are shown in the owner’s and the visitor’s time', async () => {
	const contact = { ...siteOfPages.contact, opens: '09:30', closes: '17:45' };
	const said = { contact, contactHours: '', timeZone: 'Asia/Kathmandu' };
	cms.on('getSite', toItemResponse({ ...siteOfPages, ...said }));
	await renderPage('/contact');
	const hours = await main().findByText('9:30 AM to 5:45 PM');
	expect(hours).toBeVisible();
	bringIntoView(hours);
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format();
	const [from, to] = ['09:30', '17:45'].map((time) =>
		new Date(`${today}T${time}+05:45`).toLocaleTimeString('en', { timeStyle: 'short' }),
	);
	expect(
		await main().findByText(new RegExp(`In your time zone, that’s ${from} to ${to}\\.$`)),
	).toBeVisible();
});

test.each([
	['Pacific/Kiritimati', '+14:00'],
	['Pacific/Pago_Pago', '-11:00'],
])('office hours with their own time zone %s include the visitor’s day', async (timeZone, offset) => {
	const contact = { ...siteOfPages.contact, opens: '09:00', closes: '20:00', timeZone };
	cms.on('getSite', toItemResponse({ ...siteOfPages, contact, timeZone: 'Asia/Thimphu' }));
	await renderPage('/contact');
	bringIntoView(await main().findByText(siteOfPages.contactHours));
	const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
	const [from, to] = ['09:00', '20:00'].map((time) => {
		const moment = new Date(`${today}T${time}${offset}`);
		const date = new Intl.DateTimeFormat('en-CA').format(moment);
		const day = date === today ? '' : date > today ? ' (next day)' : ' (the day before)';
		return moment.toLocaleTimeString('en', { timeStyle: 'short' }) + day;
	});
	expect(await main().findByText(`In your time zone, that’s ${from} to ${to}.`)).toBeVisible();
	expect(main().getByText(siteOfPages.contactHours)).toBeVisible();
	expect(main().queryByText(/here now/)).not.toBeInTheDocument();
});

test('the contact page has the form, hours, contact details and next steps', async () => {
	await renderPage('/contact');
	expect(await main().findByRole('form', { name: 'Contact' })).toBeVisible();
	expect(main().getByText(siteOfPages.contactHours)).toBeVisible();
	const { contact, availability, bookingUrl } = siteOfPages;
	const write = main().getByRole('link', { name: contact.email });
	expect(write).toHaveAttribute('href', `mailto:${contact.email}`);
	expect(main().getByRole('link', { name: contact.phone })).toHaveAttribute(
		'href',
		'tel:+8801711000000',
	);
	expect(main().getByText(/12 Lake Road/)).toBeVisible();
	expect(main().getByText(availability)).toBeVisible();
	expect(main().getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', bookingUrl);
	expect(main().getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
	const next = within(main().getByRole('region', { name: 'What happens next' }));
	expect(next.getByRole('heading', { name: 'I answer within a day' })).toBeVisible();
});

test('the contact page hides missing details, and an optional number can stay empty', async () => {
	const contact = { email: '', phone: '', address: '', opens: '09:30', closes: '', timeZone: '' };
	const said = { contact, availability: '', bookingUrl: '', contactHours: '', socials: [] };
	cms.on('getSite', toItemResponse({ ...siteOfPages, ...said, contactNumber: 'optional' }));
	await renderPage('/contact');
	const form = within(await main().findByRole('form', { name: 'Contact' }));
	for (const name of ['E-mail', 'Telephone', 'Address', 'Hours'])
		expect(main().queryByRole('heading', { name })).not.toBeInTheDocument();
	expect(main().queryByRole('link', { name: 'Book a call' })).not.toBeInTheDocument();
	expect(form.getByLabelText('Your Number (optional)')).not.toBeRequired();
	for (const label of ['Your Name', 'Subject', 'Details'])
		await userEvent.type(form.getByLabelText(label), 'Tea');
	await userEvent.type(form.getByLabelText('Your Email'), 'ann@example.com');
	await userEvent.click(form.getByRole('button', { name: 'Send message' }));
	expect(await form.findByText(messages.contactSent)).toBeVisible();
});

test('a tag filters posts, and its page links keep the tag', async () => {
	cms.on('pageBlogs', ({ query }) => ({
		...toListResponse({ ...sample, topic: query.tag ? `About ${query.tag}` : 'About anything' }),
		pagination: [1, 2],
	}));
	await renderPage('/blogs/page=1');
	const tags = within(main().getByRole('navigation', { name: 'Show posts about' }));
	expect(tags.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
	expect(tags.getByRole('link', { name: 'C#' })).toHaveAttribute('href', '/blogs/page=1?tag=C%23');
	await userEvent.click(tags.getByRole('link', { name: 'CSS' }));
	expect(await main().findByRole('heading', { name: 'About CSS' })).toBeVisible();
	expect(tags.getByRole('link', { name: 'CSS' })).toHaveAttribute('aria-current', 'true');
	expect(document.title).toMatch(/^Blog: CSS \|/);
	const pages = within(main().getByRole('navigation', { name: 'Pages of posts' }));
	expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
		'href',
		'/blogs/page=2?tag=CSS',
	);
	expect(main().getByRole('link', { name: 'Follow via RSS' })).toHaveAttribute('href', '/rss.xml');
});

const parts = '<h2 id="kept">What is kept</h2><h2 id="rights">Your rights</h2>';

test('a custom page is shown at its address and linked in the footer', async () => {
	cms.on('getPage', ({ params: { slug } }) =>
		toItemResponse({
			slug,
			title: slug === 'prices' ? 'Prices' : '',
			html: `<p>All about ${slug}.</p>${slug === 'privacy' ? parts : ''}`,
		}),
	);
	await renderPage('/prices');
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Prices');
	expect(main().getByText('All about prices.')).toBeVisible();
	expect(main().queryByRole('navigation')).not.toBeInTheDocument();
	const footer = within(screen.getByRole('contentinfo'));
	expect(footer.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
	await userEvent.click(footer.getByRole('link', { name: 'Privacy' }));
	expect(await main().findByText('All about privacy.')).toBeVisible();
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Privacy');
	const contents = within(main().getByRole('navigation', { name: 'On this page' }));
	expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		'#kept',
		'#rights',
	]);
});

test('a custom page with a non-Latin slug is found and marked as current in the menu', async () => {
	const [slug, title] = ['দাম', 'Prices'];
	const menu = [{ label: 'What it costs', to: `/${slug}` }];
	cms.on(
		'getSite',
		toItemResponse({ ...site, menu, extraPages: [{ slug, title, text: 'It depends.' }] }),
	);
	cms.on('getPage', ({ params }) =>
		toItemResponse({ ...params, title, html: '<p>It depends.</p>' }),
	);
	await renderPage(`/${encodeURIComponent(slug)}`);
	expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title);
	const bar = within(screen.getByRole('navigation', { name: 'Main' }));
	expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('What it costs');
	const footer = within(screen.getByRole('contentinfo'));
	expect(footer.getByRole('link', { name: title })).toHaveAttribute(
		'href',
		`/${encodeURIComponent(slug)}`,
	);
});

test('the contact form links to the privacy page', async () => {
	await renderPage('/contact');
	const form = within(await main().findByRole('form', { name: 'Contact' }));
	const kept = form.getByRole('link', { name: 'How I handle your data' });
	expect(kept).toHaveAttribute('href', '/privacy');
});
