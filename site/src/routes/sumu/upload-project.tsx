export { AddProject as default } from '../../features/editor/forms/add-project';
