import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './config/paths';
import { sumuPaths } from './config/sumu-paths';

export default [
	route(paths.home.pattern, './routes/home.tsx'),
	route('/home', './routes/home.tsx', { id: 'home-by-name' }),
	route(paths.projects.pattern, './routes/projects.tsx'),
	route(paths.portfolio.pattern, './routes/portfolio.ts'),
	route('/skills.json', './routes/skills-json.ts'),
	route('/robots.txt', './routes/robots.ts'),
	route(sumuPaths.profile.pattern, './routes/sumu/layout.tsx', [
		index('./routes/sumu/profile.tsx'),
		route(sumuPaths.addProject.pattern, './routes/sumu/upload-project.tsx'),
		route(sumuPaths.addBlog.pattern, './routes/sumu/add-blog.tsx'),
		route(sumuPaths.addService.pattern, './routes/sumu/upload-service.tsx'),
		route(sumuPaths.addSkill.pattern, './routes/sumu/add-skill.tsx'),
		route(sumuPaths.addReview.pattern, './routes/sumu/add-review.tsx'),
		route(sumuPaths.updateProject.pattern, './routes/sumu/project-update.tsx'),
		route(sumuPaths.updateBlog.pattern, './routes/sumu/blog-update.tsx'),
		route(sumuPaths.updateService.pattern, './routes/sumu/service-update.tsx'),
		route(sumuPaths.updateSkill.pattern, './routes/sumu/skill-update.tsx'),
		route(sumuPaths.updateReview.pattern, './routes/sumu/review-update.tsx'),
		route(sumuPaths.manageProjects.pattern, './routes/sumu/manage-projects.tsx'),
		route(sumuPaths.manageUsers.pattern, './routes/sumu/manage-users.tsx'),
		route(sumuPaths.manageReviews.pattern, './routes/sumu/manage-reviews.tsx'),
		route(sumuPaths.manageBlogs.pattern, './routes/sumu/manage-blogs.tsx'),
		route(sumuPaths.manageBlog.pattern, './routes/sumu/manage-blogs.tsx', { id: 'manage-blog' }),
		route(sumuPaths.manageServices.pattern, './routes/sumu/manage-services.tsx'),
		route(sumuPaths.manageSkills.pattern, './routes/sumu/manage-skills.tsx'),
		route(sumuPaths.messages.pattern, './routes/sumu/messages.tsx'),
		route(sumuPaths.subscribers.pattern, './routes/sumu/subscribers.tsx'),
		route(sumuPaths.settings.pattern, './routes/sumu/settings.tsx'),
		route('*', './routes/not-found.ts', { id: 'sumu-not-found' }),
	]),
	route('*', './routes/not-found.ts'),
] satisfies RouteConfig;
