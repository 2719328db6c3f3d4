import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../console-command.ts';
import { type Places, placesOf, tellingPlaces } from '../console-database.ts';
import { BackupProblem, type Manifest } from './archive.ts';
import { makeBackup } from './backup.ts';
import { storedFolder, uploadsFolder } from './places.ts';
import { restoreBackup } from './restore.ts';

const usage = `用法：npm run backup -- 文件
      npm run restore -- 文件 [--replace]

backup 把数据库、上传的文件、图片和密钥写入一个文件（tar.gz），服务可以继续运行。
restore 把备份放回空的 DATA_DIR 和数据库，全部成功或什么都不改；请先停止服务。

  --replace   替换现有的全部数据
  --help      显示这份说明

环境变量：DATA_DIR（默认 ./data）、DATABASE_URL（默认 sqlite:DATA_DIR/main.db）。`;

async function main(): Promise<void> {
  // What is written here is for the owner of the process only.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(usage);
  const [command, file] = positionals;
  if (file === undefined || positionals.length > 2) throw new UsageError('请给出一个文件');
  const { CREDENTIALS_KEY, OSS_URL } = process.env;
  const places = placesOf(process.env);
  if (command === 'backup') {
    if (values.replace) throw new UsageError('--replace 只用于恢复');
    tellBackup(file, await tellingPlaces(places, () => makeBackup(places, file)));
    if (OSS_URL) say('图片在 OSS_URL 的存储桶中，不在备份中，请另行备份。');
    if (CREDENTIALS_KEY) say('CREDENTIALS_KEY 由环境变量给出，不在备份中，请另行保存。');
  } else if (command === 'restore') {
    const made = await tellingPlaces(places, () =>
      restoreBackup(places, file, values.replace ?? false),
    );
    tellRestore(places, made);
  } else throw new UsageError('只能是 backup 或 restore');
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function filesOf(paths: readonly string[]): string {
  const below = (folder: string) => paths.filter((path) => path.startsWith(`${folder}/`)).length;
  return `上传的文件 ${below(uploadsFolder)} 个，图片 ${below(storedFolder)} 个`;
}

function tellBackup(file: string, { files }: Manifest): void {
  const paths = Object.keys(files);
  const keys = paths.filter((path) => !path.includes('/') && path !== 'main.db');
  say(`已备份到 ${file}：数据库，${filesOf(paths)}，密钥 ${keys.join('、') || '无'}。`);
  say('备份含有密钥和个人信息，请妥善保管。');
}

function tellRestore({ dataDir }: Places, { createdAt, files }: Manifest): void {
  say(`已恢复 ${createdAt} 的备份到 ${dataDir}：数据库，${filesOf(Object.keys(files))}。`);
}

runCommand({
  run: main,
  usage,
  failed: '没有完成，什么都没有改变',
  told: [BackupProblem],
});
