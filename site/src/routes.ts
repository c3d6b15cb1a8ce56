import { type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './config/paths';

export default [
	route(paths.home.pattern, './routes/home.tsx'),
	route('/home', './routes/home.tsx', { id: 'home-by-name' }),
	route(paths.projects.pattern, './routes/projects.tsx'),
	route(paths.portfolio.pattern, './routes/portfolio.ts'),
	route('/skills.json', './routes/skills-json.ts'),
	route('/robots.txt', './routes/robots.ts'),
	route('*', './routes/not-found.ts'),
] satisfies RouteConfig;
