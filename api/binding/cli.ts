import { parseArgs } from 'node:util';
import { forgetKey } from '../../db/binding/credentials-key.ts';
import { runCommand, UsageError } from '../console-command.ts';
import { openOwn, type Places, placesOf, tellingPlaces } from '../console-database.ts';

const usage = `用法：npm run forget-key -- --yes

数据库的加密密钥（CREDENTIALS_KEY，或 DATA_DIR 中的 credentials-key）丢失且没有备份时使用：
删除只有原密钥才能打开的内容，下次启动改用现在的密钥。店铺须重新绑定，推送须重新开启。请先停止服务。

  --yes            确认删除
  --help           显示这份说明

环境变量：DATA_DIR（默认 ./data）、DATABASE_URL（默认 sqlite:DATA_DIR/main.db）。`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (!values.yes) throw new UsageError('请加 --yes 确认');
  const places = placesOf(process.env);
  const accounts = await tellingPlaces(places, () => forget(places));
  process.stdout.write(`已忘记原密钥，${accounts} 个主账号须重新绑定。现在可以启动服务。\n`);
}

async function forget(places: Places): Promise<number> {
  const db = await openOwn(places);
  try {
    return await forgetKey(db);
  } finally {
    await db.destroy();
  }
}

runCommand({ run: main, usage, failed: '没有完成，什么都没有改变' });
