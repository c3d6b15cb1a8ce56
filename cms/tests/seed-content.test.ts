import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSiteSettings, truncationLengths } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../demo/catalogue.ts';
import { demoBlogs } from '../demo/content/blogs.ts';
import { demoCases } from '../demo/content/cases/index.ts';
import { demoProjects } from '../demo/content/projects/index.ts';
import { demoReviews } from '../demo/content/reviews.ts';
import { demoServices } from '../demo/content/services.ts';
import { demoSite } from '../demo/content/site-setting.ts';
import { demoSkills } from '../demo/content/skills.ts';

const folder = join(import.meta.dirname, '../demo');
const markdown = (file: string) =>
	readFileSync(join(folder, 'content/blogs', `${file}.md`), 'utf8');

const named = [
	...Object.values(demoCases).flatMap(({ gallery }) => Object.keys(gallery)),
	...[...demoProjects, ...demoBlogs, ...demoServices, ...demoReviews].map(({ picture }) => picture),
	demoSite.heroPicture,
	demoSite.portrait,
	demoSite.development.picture,
	demoSite.seo.picture,
	demoSite.brand.footerMark,
].filter((name) => name !== null);

describe('demo pictures', () => {
	it.each([...new Set(named)])('%s has a file and an alt text in the catalogue', (name) => {
		const picture = catalogue.find((each) => each.name === name);
		expect(picture?.alt).toMatch(/\w{3}/);
		expect(existsSync(join(folder, 'pictures', `${name}.${picture?.format}`))).toBe(true);
	});

	it('are all in use', () => {
		expect(catalogue.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
	});
});

describe('the demo content', () => {
	it('has the woven mark and border, which a new site does not have', () => {
		expect(demoSite.brand).toMatchObject({ mark: 'woven', band: 'woven' });
		expect(newSiteSettings().brand).toMatchObject({ mark: 'none', band: 'none' });
	});

	it('fills more than one page of each list', () => {
		expect(demoProjects.length).toBeGreaterThanOrEqual(14);
		expect(demoBlogs.length).toBeGreaterThanOrEqual(14);
		expect(demoReviews.length).toBeGreaterThanOrEqual(8);
		expect(demoServices).toHaveLength(6);
		for (const skills of Object.values(demoSkills)) {
			expect(skills.length).toBeGreaterThanOrEqual(3);
			expect(skills.length).toBeLessThanOrEqual(6);
		}
	});

	it('covers zero and fractional prices, long names and missing cities', () => {
		const prices = demoProjects.map(({ projectPrice }) => projectPrice);
		expect(prices).toContain(0);
		expect(prices.some((price) => !Number.isInteger(price))).toBe(true);
		expect(
			demoProjects.some(({ projectsName }) => projectsName.length > truncationLengths.projectName),
		).toBe(true);
		expect(demoBlogs.some(({ topic }) => topic.length > truncationLengths.blogTopic)).toBe(true);
		expect(demoReviews.some(({ userCity }) => userCity === null)).toBe(true);
		expect(new Set(demoProjects.map(({ category }) => category)).size).toBe(2);
	});

	it('gives every project four features and a reserved .example domain', () => {
		for (const project of demoProjects) {
			expect(new Set(project.projectFeature).size).toBe(4);
			expect(new URL(project.projectsLiveLink).hostname).toMatch(/\.example$/);
		}
	});

	it.each(demoBlogs.map(({ file }) => file))('has a complete article for the post %s', (file) => {
		const text = markdown(file);
		const words = text.split(/\s+/).length;
		expect(words).toBeGreaterThanOrEqual(500);
		expect(words).toBeLessThanOrEqual(900);
		expect(text).toMatch(/^## /m);
		expect(text.replace(/^```.*?^```/gms, '')).not.toMatch(/^# /m);
		expect(text).toMatch(/^(- |\d\. )/m);
		expect(text).toMatch(/^> /m);
		expect(text).toMatch(/^```[a-z]+$/m);
		expect(text).not.toMatch(/lorem ipsum/i);
	});

	it.each(Object.entries(demoCases))('has a complete case study for %s', (name, {
		file,
		...demo
	}) => {
		expect(demoProjects.map(({ projectsName }) => projectsName)).toContain(name);
		expect(demoReviews.map(({ UserName }) => UserName)).toContain(demo.testimonial);
		expect(Object.keys(demo.gallery).length).toBeGreaterThanOrEqual(4);
		expect(Object.keys(demo.gallery).length).toBeLessThanOrEqual(8);
		expect(demo.outcomes.length).toBeGreaterThanOrEqual(2);
		const text = readFileSync(join(folder, 'content/cases', `${file}.md`), 'utf8');
		const words = text.split(/\s+/).length;
		expect(words).toBeGreaterThanOrEqual(250);
		expect(words).toBeLessThanOrEqual(700);
		expect(text).toMatch(/^## /m);
		expect(text).not.toMatch(/^# |lorem ipsum/im);
	});

	it('has six case studies and links each service to projects', () => {
		expect(Object.keys(demoCases)).toHaveLength(6);
		const names = demoProjects.map(({ projectsName }) => projectsName);
		for (const { projects } of demoServices) {
			expect(projects.length).toBeGreaterThan(0);
			expect(names).toEqual(expect.arrayContaining([...projects]));
		}
	});

	it('keeps the original texts of the site', () => {
		expect(demoSite.headlines.map((each) => `${demoSite.ownerName} ${each}`)).toEqual([
			'Sumu is a creative web designer and developer',
			'Sumu loves programming',
			'Sumu is from Bangladesh',
		]);
		expect(demoSite.teasers.map(({ title }) => title)).toEqual([
			'Pixel Perfect',
			'Awesome Idea',
			'High Quality',
			'Responsive Design',
			'Effective solutions',
			'Support',
		]);
		expect(demoServices.map(({ servicesHeader }) => servicesHeader)).toEqual([
			'Creative Design',
			'Web Design',
			'Web Development',
			'Authentication',
			'Hosting',
			'Team',
		]);
		expect(demoSite.statistics).toEqual([
			{ label: 'Total Projects', value: 100, note: '21% more than last month' },
			{ label: 'Happy Client', value: 10, note: '21% more than last month' },
			{ label: 'Tasks done', value: 90, note: '31 tasks remaining' },
		]);
		expect(demoSite).toMatchObject({
			experience: 2,
			totalProjects: '100+',
			footerYear: 2023,
			contactHours: '9:00 a.m. to 8:00 p.m. ET, Monday through Friday.',
		});
		// The specification fixes this order; a new site shows work and prices first.
		expect(demoSite.sections.map(({ key }) => key)).toEqual([
			'teasers',
			'about',
			'projects',
			'skills',
			'development',
			'services',
			'testimonials',
			'blog',
			'statistics',
			'newsletter',
			'contact',
		]);
		const titles = Object.fromEntries(demoSite.sections.map(({ key, title }) => [key, title]));
		expect(titles).toMatchObject({
			projects: 'Latest Projects',
			development: 'My Development Life',
			services: 'Services',
			testimonials: 'Testimonials',
		});
	});
});
