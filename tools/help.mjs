/** Says how a program is used and ends, if that was asked. */
export function answerHelp(usage) {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}
