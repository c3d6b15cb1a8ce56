import { redirect } from 'react-router-dom';
import { sitePaths } from '../config/paths';

export const loader = () => redirect(sitePaths.projects.at());
