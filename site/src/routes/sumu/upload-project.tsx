export { AddProject as default } from '../../features/admin/forms/project-form';
