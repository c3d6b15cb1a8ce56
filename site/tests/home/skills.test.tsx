import { messages, uiTimings } from '@sumu/contract';
import { toItemResponse, toListResponse } from '@sumu/contract/examples';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupCms } from '../../src/testing/cms';
import { bringIntoView, keepOutOfView, reduceMotion, watchScreen } from '../support/screen';
import { renderHome } from './render-home';
import { homeSite, prepareHome, skillSample } from './samples';

const cms = setupCms(prepareHome);

beforeEach(watchScreen);
afterEach(() => void vi.useRealTimers());

const section = () => screen.getByRole('region', { name: 'Skills' });
const level = (name: string) => Number(screen.getByRole('meter', { name }).ariaValueNow);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the first category is selected and shows name, level and percentage', async () => {
	await renderHome();
	const skills = within(section());
	expect(skills.getByRole('tab', { selected: true })).toHaveTextContent('Front-end');
	const panel = within(skills.getByRole('tabpanel', { name: 'Front-end' }));
	expect(panel.getByText('React')).toBeVisible();
	expect(panel.getAllByText(messages.skillLevel('Expert'))[0]).toHaveTextContent('lavel : Expert');
	expect(panel.getByText('88%')).toBeVisible();
	expect(panel.queryByText('Node.js')).not.toBeInTheDocument();
});

test('bars below the fold rise by two points every 50 ms once in view, then stop', async () => {
	await renderHome();
	vi.useFakeTimers();
	keepOutOfView(section());
	bringIntoView(section());
	expect(level('React')).toBe(0);
	await wait(uiTimings.skillStep);
	expect(level('React')).toBe(2);
	await wait(uiTimings.skillStep * 4);
	expect([level('React'), level('Sass')]).toEqual([10, 9]);
	await wait(uiTimings.skillStep * 38);
	expect(level('React')).toBe(86);
	await wait(uiTimings.skillStep * 10);
	expect([level('React'), level('Sass')]).toEqual([88, 9]);
});

test('bars on screen at hydration stay full; those of another category rise', async () => {
	await renderHome();
	bringIntoView(section());
	expect(level('React')).toBe(88);
	const skills = within(section());
	await userEvent.click(skills.getByRole('tab', { name: 'Front-end' }));
	expect(level('React')).toBe(88);
	vi.useFakeTimers();
	fireEvent.click(skills.getByRole('tab', { name: 'Back-end' }));
	expect(level('Node.js')).toBe(0);
	await wait(uiTimings.skillStep * 2);
	expect(level('Node.js')).toBe(4);
});

test('with reduced motion the bars are full at once', async () => {
	reduceMotion();
	await renderHome();
	keepOutOfView(section());
	bringIntoView(section());
	expect(level('React')).toBe(88);
});

test('clicks and arrow keys select a tab; Home and End go to the first and last', async () => {
	await renderHome();
	const skills = within(section());
	const chosen = () => skills.getByRole('tab', { selected: true });
	await userEvent.click(skills.getByRole('tab', { name: 'Back-end' }));
	expect(skills.getByRole('tabpanel')).toHaveAccessibleName('Back-end');
	expect(skills.getByText('Node.js')).toBeVisible();
	await userEvent.keyboard('{ArrowDown}{ArrowRight}');
	expect(chosen()).toHaveTextContent('Hosting');
	expect(chosen()).toHaveFocus();
	await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
	expect(chosen()).toHaveTextContent('Tools');
	await userEvent.keyboard('{Home}');
	expect(chosen()).toHaveTextContent('Front-end');
	await userEvent.keyboard('{End}');
	expect(chosen()).toHaveTextContent('Tools');
	expect(skills.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([chosen()]);
});

test('an empty category shows a message', async () => {
	await renderHome();
	await userEvent.click(within(section()).getByRole('tab', { name: 'Database' }));
	expect(within(section()).getByRole('tabpanel')).toHaveTextContent(messages.notFound);
});

test('custom skill groups keep their order and names; plain wording hides empty ones', async () => {
	const skillGroups = ['Retouching', 'Cameras', 'Empty'];
	cms.on('getSite', toItemResponse({ ...homeSite, skillGroups, wording: 'plain' }));
	cms.on(
		'listSkills',
		toListResponse(
			skillSample('Cameras', 'Large format', 80),
			skillSample('Retouching', 'Dodging', 70),
		),
	);
	await renderHome();
	const tabs = within(section()).getAllByRole('tab');
	expect(tabs.map(({ textContent }) => textContent)).toEqual(['Retouching', 'Cameras']);
	expect(within(section()).getByText('Dodging')).toBeVisible();
	await userEvent.click(within(section()).getByRole('tab', { name: 'Cameras' }));
	expect(within(section()).getByText('Large format')).toBeVisible();
});

test('a skill without a percentage has a name and no bar', async () => {
	const skill = { ...skillSample('frontend', 'Weaving', 0), percentage: null };
	cms.on('listSkills', toListResponse(skill));
	await renderHome();
	const panel = within(section());
	expect(panel.getByText('Weaving')).toBeVisible();
	expect(panel.queryByRole('meter')).not.toBeInTheDocument();
	expect(panel.queryByText('%', { exact: false })).not.toBeInTheDocument();
});
