export { AddProject as default } from '../../features/admin/forms/add-project';
