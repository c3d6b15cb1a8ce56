import type { SkillGroup } from '@sumu/contract';
import type { DemoSkill } from './types';

const skill = (skillName: string, level: string, percentage: number): DemoSkill => ({
	skillName,
	level,
	percentage,
});

/** In display order. */
export const demoSkills: Record<SkillGroup, DemoSkill[]> = {
	frontend: [
		skill('HTML5', 'Expert', 96),
		skill('CSS3 and Tailwind', 'Expert', 92),
		skill('JavaScript', 'Expert', 92),
		skill('React', 'Advanced', 88),
		skill('Next.js', 'Advanced', 80),
		skill('Bootstrap 5', 'Expert', 84),
	],
	backend: [
		skill('Node.js', 'Advanced', 86),
		skill('Express', 'Advanced', 84),
		skill('REST APIs', 'Expert', 90),
		skill('Authentication', 'Advanced', 78),
		skill('GraphQL', 'Intermediate', 58),
	],
	database: [
		skill('MongoDB', 'Advanced', 86),
		skill('Mongoose', 'Advanced', 82),
		skill('PostgreSQL', 'Intermediate', 68),
		skill('Redis', 'Intermediate', 54),
	],
	hosting: [
		skill('Netlify', 'Expert', 90),
		skill('Vercel', 'Expert', 90),
		skill('Firebase', 'Advanced', 82),
		skill('Linux server', 'Intermediate', 66),
	],
	tools: [
		skill('Git and GitHub', 'Expert', 92),
		skill('Figma', 'Advanced', 86),
		skill('VS Code', 'Expert', 94),
		skill('Playwright and Vitest', 'Advanced', 76),
		skill('Lighthouse and axe', 'Advanced', 84),
	],
};
