import { redirect } from 'react-router-dom';
import { paths } from '../config/paths';

export const loader = () => redirect(paths.projects.at());
