import { messages, type Project, type Skill } from '@sumu/contract';
import { newcomer } from '../support/accounts';
import { withDraft } from '../support/drafts';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { cms, owner, site } from '../support/product';
import { projectValues } from '../support/project-values';
import { engineNames, expect, laptop, phone, test, viewports } from './support/engines';
import { findUndrawn, parts } from './support/find-undrawn';
import type { User } from './support/user';

const picture = `${process.cwd()}/../cms/demo/pictures/boi-mela-reader.webp`;
/** Time for an upload and the resizing of its picture on a slow machine. */
const UPLOAD_TIMEOUT_MS = 45_000;

async function signIn(user: User, { email, password }: { email: string; password: string }) {
	await user.open(`${site}/login`);
	await user.fill('Email address', email);
	await user.fill('Password', password);
	await user.click('main button[type=submit]', 'Login');
	await user.arrive('/');
}

/** Runs in the page: clears the session, as in a new browser. */
function forgetSession() {
	localStorage.clear();
	sessionStorage.clear();
}

/** Runs in the page: whether the open dialog is fully drawn. */
const isDialogDrawn = () =>
	document
		.querySelector('dialog[open] h2')
		?.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }) ?? false;

for (const engineName of engineNames)
	for (const viewport of viewports)
		test.describe(`${engineName} at ${viewport.width} px`, () => {
			const isPhone = viewport.width < 1024;
			test.use({ engineName, viewport });

			test('a visitor signs up, signs in, saves a project, reviews it and sends a message', async ({
				user,
				request,
			}) => {
				const account = newcomer();
				await user.open(`${site}/signup`);
				await user.fill('User Name', account.displayName);
				await user.fill('Email address', account.email);
				await user.fill('Password', account.password);
				await user.click('main input[type=checkbox]', 'agree terms and conditions');
				await user.click('main button[type=submit]', 'Sign up');
				await user.arrive('/');
				const { text } = await mailTo(account.email);
				await user.open(/http\S+confirm-email#\S+/.exec(text)?.[0] ?? '');
				await user.see('your e-mail address is confirmed');
				await user.window.run(forgetSession);
				await signIn(user, account);

				if (isPhone) await user.click('header button', 'Open the menu');
				await user.click('button:has([data-to=dark])');
				const isDark = () => document.documentElement.classList.contains('dark');
				await expect.poll(() => user.window.run(isDark)).toBe(true);

				const { data } = await (await request.get('/api/projects?limit=1')).json();
				const [{ slug, projectsName }]: [Project] = data;
				await user.open(`${site}/projects/page=1`);
				await user.click(`main a[href="/project/${slug}"]`);
				await user.arrive(`/project/${slug}`);
				await user.seeElement('main h1');
				await user.click('main button', messages.addToCard);
				await user.see('In your card');

				await user.click('main button', 'Write a review');
				await user.click('dialog[open] input[type=radio]', '4 stars');
				await expect.poll(() => user.window.run(isDialogDrawn)).toBe(true);
				await user.fill('Your review', `On time, and kind, about ${projectsName}`);
				await user.click('dialog[open] button', messages.submitReview);
				await user.see(messages.thanksForRating);
				await user.click('dialog[open] button', 'Close');
				await user.see(`On time, and kind, about ${projectsName}`);

				await user.open(`${site}/cards/page=1`);
				await user.seeElement(`main a[href="/project/${slug}"]`);
				expect(await user.window.run(findUndrawn, parts), 'not drawn in the cart').toEqual([]);

				await user.open(`${site}/contact`);
				await user.fill('Your Name', account.displayName);
				await user.fill('Your Email', account.email);
				await user.fill('Your Number', '+880 1711 000000');
				await user.fill('Subject', 'A shop for twenty teas');
				await user.fill('Details', 'Picked by hand, sold by weight.');
				await user.click('main button[type=submit]', 'Send message');
				await user.see(messages.contactSent);
			});

			test('the owner adds a project, uploads a picture, reorders skills and previews settings', async ({
				user,
				request,
			}) => {
				const api = await OwnerApi.signIn(request);
				await signIn(user, owner);
				const name = `Loom of ${engineName} ${viewport.width}`;
				await user.open(`${site}/sumu/upload-project`);
				const values = { ...projectValues, 'Project name': name };
				for (const [label, text] of Object.entries(values)) await user.fill(label, text);
				await user.attach('Cover picture', picture);
				await user.click('button', 'Publish');
				await user.see(messages.productAdded, UPLOAD_TIMEOUT_MS);
				const { ids } = await api.find('/projects', name);
				expect(ids).toHaveLength(1);
				const page = await request.get('/projects/page=1');
				expect(await page.text()).toContain(name);

				await user.open(`${site}/sumu/add-blog`);
				await user.attach('Pictures for Description', picture);
				await user.see('Uploaded', UPLOAD_TIMEOUT_MS);

				await user.open(`${site}/sumu/order-skills`);
				const skills = async () =>
					((await (await request.get('/api/skills')).json()).data as Skill[]).map(
						({ skillName }) => skillName,
					);
				const [first = '', second = ''] = await skills();
				if (isPhone) {
					await user.click('button', `More actions for ${first}`);
					await user.click('[role=menuitem]', `Move ${first} down`);
				} else await user.click('button', `Move ${first} down`);
				await expect.poll(async () => (await skills()).slice(0, 2)).toEqual([second, first]);

				await user.open(`${site}/sumu/settings`);
				if (isPhone) await user.click('aside button', 'Preview');
				await user.click('button', 'Full page');
				await user.fill('Copyright year', '2031');
				const isPreviewed = () =>
					document.querySelector('iframe')?.contentDocument?.body.innerText.includes('2031') ??
					false;
				await expect.poll(() => user.window.run(isPreviewed)).toBe(true);
				for (const id of ids) await api.call('delete', `/projects/${id}`);
			});
		});

/** Each journey in one size of each engine: the sizes differ only in layout, which `pages.spec.ts` compares. */
for (const [engineName, viewport] of [
	['WebKit', phone],
	['Firefox', laptop],
] as const)
	test.describe(`${engineName}, from an enquiry to a testimonial`, () => {
		test.use({ engineName, viewport });

		test('the owner replies to an enquiry and asks its sender for a testimonial', async ({
			user,
			request,
		}) => {
			const subject = `Won in ${engineName}`;
			const email = `won-${engineName.toLowerCase()}@example.com`;
			const data = { name: 'Nadia Alam', email, number: '1', subject, details: 'Twenty teas.' };
			expect((await request.post('/api/contact', { data })).status()).toBe(201);
			await signIn(user, owner);
			await user.open(`${site}/sumu/messages?search=${encodeURIComponent(subject)}`);
			await user.click('main a', subject);
			await user.fill('Your reply', 'Gladly. On Thursday?');
			await user.click('button', 'Send');
			await user.see('sent by e-mail');
			expect((await mailTo(email)).text).toContain('Gladly. On Thursday?');

			await user.open(`${site}/sumu/testimonials`);
			await user.click('button', 'New link');
			await user.fill('Name of the client', 'Nadia Alam');
			await user.fill('E-mail address', email);
			await user.click('button', 'Create and send link');
			await user.see(`Link sent to ${email}`);
			expect((await mailTo(email, 2)).text).toContain('/testimonial/');
		});

		test('a client writes a testimonial through a personal link and withdraws it', async ({
			user,
			request,
		}) => {
			const api = await OwnerApi.signIn(request);
			const words = `On time, says ${engineName}`;
			const { url } = (await api.call('post', '/testimonial-requests', { name: 'Nadia Alam' }))
				.data;
			await user.open(url);
			await user.click('input[type=radio]', '5 stars');
			await user.fill('Your testimonial', words);
			await user.attach('Your photo (optional)', picture);
			await user.seeElement('form img');
			await user.click('input[type=checkbox]', 'You may publish this with my name on your site.');
			await user.click('main button[type=submit]', 'Send testimonial');
			await user.see('Thank you for your testimonial');
			expect((await api.find('/reviews', words)).total).toBe(1);

			await user.open(url);
			await user.click('main button[type=submit]', 'Withdraw my testimonial');
			await user.see('Your testimonial has been deleted');
			expect((await api.find('/reviews', words)).total).toBe(0);
		});
	});

for (const engineName of engineNames)
	test.describe(`${engineName}, the Strapi panel`, () => {
		// The panel's libraries ask whether they may use eval, and the answer is logged.
		test.use({ engineName, viewport: laptop, expectedErrors: [/\beval\b/] });

		test('the owner signs in and publishes', async ({ user, request }) => {
			const api = await OwnerApi.signIn(request);
			await user.window.goto(`${cms}/admin`);
			await (await user.find('input[name=email]')).type(owner.email);
			await (await user.find('input[name=password]')).type(owner.password);
			await user.click('button[type=submit]');
			await user.see('Needs your attention');
			await withDraft(api, 'project', `Drafted for ${engineName}`, async (id) => {
				await user.window.goto(
					`${cms}/admin/content-manager/collection-types/api::project.project/${id}`,
				);
				await user.click('button', 'Publish');
				await user.see('Published document');
				const readStatus = async () => (await request.get(`/api/project/${id}`)).status();
				await expect.poll(readStatus).toBe(200);
			});
		});
	});
