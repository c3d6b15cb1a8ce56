import { applicationProjects } from './applications';
import { designProjects } from './design';
import { serviceProjects } from './services';

export const demoProjects = [...designProjects, ...serviceProjects, ...applicationProjects].sort(
	(one, other) => other.date.localeCompare(one.date),
);
