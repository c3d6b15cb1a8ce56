import { type EndpointName, messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AddBlog } from '../../src/features/admin/forms/blog-form';
import { AddProject } from '../../src/features/admin/forms/project-form';
import { AddReview } from '../../src/features/admin/forms/review-form';
import { AddService } from '../../src/features/admin/forms/service-form';
import { AddSkill } from '../../src/features/admin/forms/skill-form';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { pictureFile, renderScreen, signIn } from './workplace';

const controls = 'input, textarea, select';

const cms = setupCms();
const uploadedAddress = endpointExamples.uploadImage.response.data.url;
let token: string;

beforeEach(() => {
	URL.createObjectURL = vi.fn(() => 'blob:preview');
	URL.revokeObjectURL = vi.fn();
	Element.prototype.scrollIntoView = vi.fn();
	token = signIn();
});
afterEach(() => alertMixin.close());

const show = (html: string) => <div data-testid="preview">{html}</div>;
const AddWork = () => <AddProject show={show} />;
const AddPost = () => <AddBlog show={show} />;

/** Each form with its input, the validation messages of its empty fields, and the expected request. */
const forms = [
	{
		name: 'service',
		Screen: AddService,
		call: 'addService',
		done: 'services add success',
		picture: 'Picture',
		typed: {
			'Service name': 'Web Design',
			Description: 'Pages that last',
			'What’s included (optional)': 'Drawings\nA prototype',
			'How long it takes (optional)': '3 weeks',
			'Price from (optional)': '300',
		},
		missing: {
			'Service name': 'input box is clear please type now',
			Description: 'input box is clear please type now',
		},
		noPicture: 'input box is clear please type now',
		sent: {
			servicesHeader: 'Web Design',
			servicesDescription: 'Pages that last',
			deliverables: ['Drawings', 'A prototype'],
			duration: '3 weeks',
			priceFrom: 300,
			projects: [],
			img: uploadedAddress,
		},
	},
	{
		name: 'skill',
		Screen: AddSkill,
		call: 'addSkill',
		done: 'skill add success',
		picture: 'Skill photo',
		typed: { 'Skill name': 'React', Percentage: '85', 'Level (optional)': 'Advanced' },
		missing: {
			'Skill name': 'input box is clear please type now',
			Percentage: 'input box is clear please type now',
		},
		noPicture: 'select photo ',
		sent: {
			skillName: 'React',
			percentage: 85,
			group: null,
			level: 'Advanced',
			img: uploadedAddress,
		},
	},
	{
		name: 'review',
		Screen: AddReview,
		call: 'addOwnerReview',
		done: 'review add success',
		picture: 'Photo',
		typed: { Name: 'Nadia Alam', Address: 'Sylhet', Review: 'On time and kind' },
		missing: {
			Name: 'please type name',
			Address: 'please type your Address',
			Review: 'please type  review',
		},
		noPicture: 'enter your photos',
		sent: {
			userName: 'Nadia Alam',
			location: 'Sylhet',
			review: 'On time and kind',
			rating: null,
			picked: false,
			image: uploadedAddress,
		},
	},
	{
		name: 'project',
		Screen: AddWork,
		call: 'addProject',
		done: 'product add success',
		picture: 'Cover picture',
		typed: {
			'Project name': 'Tea House',
			'Live Link': 'https://tea.example',
			'Project Theme': 'Shop',
			'Front-end': 'React',
			'Back-end': 'Node.js',
			'Project Price': '1450.5',
			Delivery: '4 Weeks',
			'Feature 1': 'a',
			'Feature 2': 'b',
			'Feature 3': 'c',
			'Feature 4': 'd',
			Description: 'Twenty teas',
			'Client (optional)': 'Rina',
			'Year (optional)': '2025',
			'Your role (optional)': 'All of it',
			'Page address (optional)': 'tea',
			'Story (optional)': 'It **began**.',
		},
		missing: {
			'Project name': 'Enter your project name',
			'Live Link': 'Enter project Live Link',
			'Project Theme': 'Enter Your Project Theme',
			'Front-end': 'Frontend Technology',
			'Back-end': 'Backend Technology',
			'Project Price': 'Enter Project Price ',
			Delivery: 'Project Deration',
			'Feature 1': 'Project Feature',
			'Feature 2': 'Project Feature',
			'Feature 3': 'Project Feature',
			'Feature 4': 'Project Feature',
			Description: 'Enter Your projects Description',
		},
		noPicture: 'select photos',
		sent: {
			projectsName: 'Tea House',
			projectsLiveLink: 'https://tea.example',
			projectTheme: 'Shop',
			frontend: 'React',
			backend: 'Node.js',
			projectPrice: 1450.5,
			projectDelivery: '4 Weeks',
			projectFeature: ['a', 'b', 'c', 'd'],
			category: null,
			projectsDescription: 'Twenty teas',
			client: 'Rina',
			year: 2025,
			role: 'All of it',
			slug: 'tea',
			outcomes: [],
			testimonial: null,
			story: 'It **began**.',
			gallery: [],
			image: uploadedAddress,
		},
	},
	{
		name: 'post',
		Screen: AddPost,
		call: 'addBlog',
		done: 'product add success',
		picture: 'Cover picture',
		typed: {
			'Blog name': 'Looms',
			Author: 'Mira',
			Description: 'Threads',
			'Cover description (optional)': 'A loom',
			'Tags, separated by commas (optional)': 'Cloth, CSS',
			'Excerpt (optional)': 'By hand.',
			'Title for search engines (optional)': 'All looms',
			'Page address (optional)': 'looms',
			'Description for search engines (optional)': 'Every one.',
		},
		missing: {
			'Blog name': 'Enter your Blog name',
			Author: 'Author Name',
			Description: 'Enter Your Blog Description',
		},
		noPicture: 'select photos',
		sent: {
			topic: 'Looms',
			author: 'Mira',
			description: 'Threads',
			img: uploadedAddress,
			pictureAlt: 'A loom',
			tags: ['Cloth', 'CSS'],
			excerpt: 'By hand.',
			seoTitle: 'All looms',
			slug: 'looms',
			seoDescription: 'Every one.',
		},
	},
] satisfies (Record<string, unknown> & { call: EndpointName })[];

const outOfOrder = { message: 'Out of order', times: 1 };

describe.each(forms)('the $name form', ({ Screen, typed, missing, picture, call, ...form }) => {
	const field = (label: string) => screen.getByLabelText(label, { selector: controls });
	const save = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
	const fill = async () => {
		for (const [label, text] of Object.entries(typed)) {
			await userEvent.click(field(label));
			await userEvent.paste(text);
		}
		await userEvent.upload(field(picture), pictureFile());
	};
	const expectKept = () => {
		for (const [label, text] of Object.entries(typed))
			expect(field(label)).toHaveDisplayValue(text);
	};
	const calls = () => cms.written.filter((name) => name !== 'previewBlog');

	test('shows an error at each empty field and sends nothing', async () => {
		renderScreen(Screen);
		await save();
		for (const [label, message] of Object.entries(missing)) {
			await waitFor(() => expect(field(label)).toBeInvalid());
			expect(field(label)).toHaveAccessibleDescription(message.trim().replace(/\s+/g, ' '));
		}
		const choose = screen.getByRole('button', { name: 'Choose a picture' });
		expect(choose).toHaveAccessibleDescription(form.noPicture.trim());
		expect(field(Object.keys(missing)[0] ?? '')).toHaveFocus();
		expect(calls()).toEqual([]);
	});

	test('uploads the picture, posts the entry and clears the form', async () => {
		renderScreen(Screen);
		await fill();
		await save();
		await screen.findByText(form.done);
		expect(calls()).toEqual(['uploadImage', call]);
		const [upload] = cms.asked('uploadImage');
		expect(upload?.token).toBe(token);
		expect(upload?.file?.name).toBe('cover.webp');
		expect(cms.asked(call)[0]?.body).toEqual(form.sent);
		for (const label of Object.keys(typed)) expect(field(label)).toHaveDisplayValue('');
		expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
		expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
	});

	test('shows a failed upload, posts nothing and retries both', async () => {
		cms.refuse('uploadImage', 500, outOfOrder);
		renderScreen(Screen);
		await fill();
		await save();
		expect(await screen.findByText(/The picture could not be uploaded/)).toBeVisible();
		expect(calls()).toEqual(['uploadImage']);
		expectKept();
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		await screen.findByText(form.done);
		expect(calls()).toEqual(['uploadImage', 'uploadImage', call]);
	});

	test('shows a failed post, keeps the values and retries without another upload', async () => {
		cms.refuse(call, 500, outOfOrder);
		renderScreen(Screen);
		await fill();
		await save();
		expect(await screen.findByText(/Couldn’t save\. Out of order/)).toBeVisible();
		expectKept();
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		await screen.findByText(form.done);
		expect(calls()).toEqual(['uploadImage', call, call]);
	});

	test('shows a server validation error at its field', async () => {
		const [name = ''] = Object.keys(form.sent);
		cms.refuse(call, 400, { ...outOfOrder, fields: { [name]: 'Not this one' } });
		renderScreen(Screen);
		await fill();
		await save();
		const first = field(Object.keys(typed)[0] ?? '');
		await waitFor(() => expect(first).toHaveAccessibleDescription('Not this one'));
		expectKept();
	});
});

test('a file that is not a picture is rejected before upload', async () => {
	renderScreen(AddService);
	const input = screen.getByLabelText('Picture', { selector: controls });
	await userEvent.upload(input, pictureFile('page.svg', 'image/svg+xml'), { applyAccept: false });
	expect(await screen.findByText(messages.noPicture)).toBeVisible();
	expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});
